import { clientAddress } from "../contract/client-address.ts";
import { upstreamHeaders } from "./upstream.ts";

it.each([
  ["198.51.100.7", "198.51.100.7"],
  ["203.0.113.9,  198.51.100.7", "203.0.113.9, 198.51.100.7"],
  ["203.0.113.9, 198.51.100.7:51234", "203.0.113.9, 198.51.100.7"],
  ["[2001:db8::7]:51234", "2001:db8::7"],
  ["203.0.113.9, bukan-alamat", "10.0.0.2"],
  [undefined, "10.0.0.2"],
])("behind a trusted proxy the chain %s is forwarded as %s", (forwarded, chain) => {
  const sent = new Headers(forwarded ? { "x-forwarded-for": forwarded } : {});
  const client = clientAddress("::ffff:10.0.0.2", forwarded, true);
  const call = { events: false, path: "/api/x", token: undefined, device: undefined, offsetMs: 0, requestId: "x", body: undefined };
  expect(upstreamHeaders({ ...call, sent, client, trustProxy: true })["x-forwarded-for"]).toBe(chain);
});
