import type { IncomingMessage } from "node:http";
import { clientAddress, plainAddress } from "../contract/client-address.ts";
import { CLIENT_ADDRESS_HEADER } from "../gateway/normalise-requests.ts";

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(", ") : value);

/**
 * Overwrites the header from which the gateway reads the client's address, and removes X-Forwarded-*. Behind a trusted proxy the
 * X-Forwarded-For chain stays, with the client as its last entry for the upstream.
 */
export function sanitizeRequest(request: IncomingMessage, trustProxy: boolean): void {
  const { headers } = request;
  const peer = plainAddress(request.socket.remoteAddress);
  const forwarded = one(headers["x-forwarded-for"]);
  const client = clientAddress(peer, forwarded, trustProxy);
  headers[CLIENT_ADDRESS_HEADER] = client;
  if (trustProxy) {
    const entries = forwarded?.split(",").map((entry) => entry.trim()) ?? [];
    // Some proxies write a port, which the upstream may not parse.
    headers["x-forwarded-for"] = plainAddress(entries.pop()) === client ? [...entries, client].join(", ") : client;
    return;
  }
  delete headers["x-forwarded-for"];
  delete headers["x-forwarded-host"];
  delete headers["x-forwarded-proto"];
  delete headers["x-forwarded-port"];
  delete headers.forwarded;
}
