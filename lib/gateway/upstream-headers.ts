import { plainAddress } from "../contract/client-address.ts";
import { DEVICE_HEADER } from "../contract/headers.ts";

type Parts = {
  /** Headers of the browser; only `registrationid` and `x-forwarded-for` are read. */
  sent: Headers;
  path: string;
  token: string | undefined;
  /** The marker of a known device. */
  device: string | undefined;
  offsetMs: number;
  requestId: string;
  body: { contentType: string; length: number | undefined } | undefined;
  /** The client address, and whether it comes from a trusted proxy. */
  client: string;
  trustProxy: boolean;
};

const REGISTRATION_HANDLE = /^[\w.~-]{1,200}$/;

/**
 * The X-Forwarded-For chain with the client last, without the port that some proxies write and an upstream may not
 * parse.
 */
function forwardedFor(chain: string | null, client: string): string {
  const entries = chain?.split(",").map((entry) => entry.trim()) ?? [];
  return plainAddress(entries.pop()) === client ? [...entries, client].join(", ") : client;
}

/** The headers of a call to the upstream, an allow-list: nothing else is forwarded (wire contract §2). */
export function upstreamHeaders(parts: Parts): Record<string, string> {
  const { sent, path, token, device, offsetMs, requestId, body, client, trustProxy } = parts;
  const headers: Record<string, string> = {
    accept: "application/json",
    ts: String(Date.now() + offsetMs),
    "x-request-id": requestId,
  };
  if (token) headers.UserLoginToken = token;
  if (device) headers[DEVICE_HEADER] = device;
  const handle = sent.get("registrationid");
  if (handle && REGISTRATION_HANDLE.test(handle)) headers.RegistrationId = handle;
  if (path.startsWith("/api/ad/")) headers.client = "3";
  if (trustProxy) headers["x-forwarded-for"] = forwardedFor(sent.get("x-forwarded-for"), client);
  if (body) headers["content-type"] = body.contentType;
  if (body?.length !== undefined) headers["content-length"] = String(body.length);
  return headers;
}
