import type { IncomingMessage } from "node:http";
import { sanitizeRequest } from "./sanitize-request.ts";

it.each([
  ["198.51.100.7", "198.51.100.7"],
  ["203.0.113.9,  198.51.100.7", "203.0.113.9, 198.51.100.7"],
  ["203.0.113.9, 198.51.100.7:51234", "203.0.113.9, 198.51.100.7"],
  ["[2001:db8::7]:51234", "2001:db8::7"],
  ["203.0.113.9, bukan-alamat", "10.0.0.2"],
  [undefined, "10.0.0.2"],
])("behind a trusted proxy the chain %s is forwarded as %s", (forwarded, chain) => {
  const request = { headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress: "::ffff:10.0.0.2" } } as unknown as IncomingMessage;
  sanitizeRequest(request, true);
  expect(request.headers["x-forwarded-for"]).toBe(chain);
});
