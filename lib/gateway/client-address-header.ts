/** Header in which the server passes the client's address to the gateway; one that a client sends is dropped. */
export const CLIENT_ADDRESS_HEADER = "x-simpul-client-address";
