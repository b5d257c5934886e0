import type { UpstreamBody } from "./read-body.ts";

type Parts = {
  /** Headers that the browser sent; only the two named below are looked at. */
  sent: Headers;
  path: string;
  token: string | undefined;
  offsetMs: number;
  requestId: string;
  body: UpstreamBody | undefined;
  trustProxy: boolean;
};

const REGISTRATION_HANDLE = /^[\w.~-]{1,200}$/;

/** The headers of a call to the upstream, built from nothing: what is not named here never passes (wire contract §2). */
export function upstreamHeaders({ sent, path, token, offsetMs, requestId, body, trustProxy }: Parts): Record<string, string> {
  const headers: Record<string, string> = {
    accept: "application/json",
    ts: String(Date.now() + offsetMs),
    "x-request-id": requestId,
  };
  if (token) headers.UserLoginToken = token;
  const handle = sent.get("registrationid");
  if (handle && REGISTRATION_HANDLE.test(handle)) headers.RegistrationId = handle;
  if (path.startsWith("/api/ad/")) headers.client = "3";
  const forwarded = sent.get("x-forwarded-for");
  if (trustProxy && forwarded) headers["x-forwarded-for"] = forwarded;
  if (body) {
    headers["content-type"] = body.contentType;
    if (body.length !== undefined) headers["content-length"] = String(body.length);
  }
  return headers;
}
