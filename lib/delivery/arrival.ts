import type { IncomingMessage } from "node:http";
import { CLIENT_ADDRESS_HEADER, clientAddress, plainAddress } from "../gateway/client-address.ts";

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(", ") : value);

/**
 * Cleans the headers of an arriving request: writes the client's address where the gateway reads it, whatever the client
 * sent under that name, and extends X-Forwarded-* behind a trusted proxy or drops them.
 */
export function cleanArrival(request: IncomingMessage, trustProxy: boolean): void {
  const { headers } = request;
  const peer = plainAddress(request.socket.remoteAddress);
  const forwarded = one(headers["x-forwarded-for"]);
  headers[CLIENT_ADDRESS_HEADER] = clientAddress(peer, forwarded, trustProxy);
  if (trustProxy) {
    headers["x-forwarded-for"] = [forwarded, peer].filter(Boolean).join(", ");
    return;
  }
  delete headers["x-forwarded-for"];
  delete headers["x-forwarded-host"];
  delete headers["x-forwarded-proto"];
  delete headers["x-forwarded-port"];
  delete headers.forwarded;
}
