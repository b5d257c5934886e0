import type { IncomingMessage } from "node:http";
import { clientAddress, plainAddress } from "../contract/client-address.ts";
import { CLIENT_ADDRESS_HEADER } from "../gateway/on-arrival.ts";

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(", ") : value);

/**
 * Cleans the headers of an arriving request: writes the client's address where the gateway reads it, whatever the client
 * sent under that name, and drops X-Forwarded-*. Behind a trusted proxy the chain stays, so that its last entry is the
 * client for the upstream too.
 */
export function sanitizeRequest(request: IncomingMessage, trustProxy: boolean): void {
  const { headers } = request;
  const peer = plainAddress(request.socket.remoteAddress);
  const forwarded = one(headers["x-forwarded-for"]);
  const client = clientAddress(peer, forwarded, trustProxy);
  headers[CLIENT_ADDRESS_HEADER] = client;
  if (trustProxy) {
    const entries = forwarded?.split(",").map((entry) => entry.trim()) ?? [];
    // Without a port, which some proxies write and which the upstream need not know how to read.
    headers["x-forwarded-for"] = plainAddress(entries.pop()) === client ? [...entries, client].join(", ") : client;
    return;
  }
  delete headers["x-forwarded-for"];
  delete headers["x-forwarded-host"];
  delete headers["x-forwarded-proto"];
  delete headers["x-forwarded-port"];
  delete headers.forwarded;
}
