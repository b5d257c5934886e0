import { type ApiError, answerError, bareEnvelope, needsSignIn, noResponseError } from "@/lib/api/api-error";
import { checkShownUser } from "@/lib/browser/check-session";
import { redirectToSignIn } from "@/lib/browser/redirect-to-sign-in";
import { timeoutSignal } from "@/lib/browser/timeout-signal";
import type { BodyOf, DataOf, EndpointName, endpoints } from "@/lib/contract/endpoints";
import { LACKS_DATA_HEADER, readEnvelope } from "@/lib/contract/envelope";
import { REQUEST_TIMEOUT_MS } from "@/lib/limits";
import { noteServerTime, serverNow } from "@/lib/server-clock";

export type Call<Name extends EndpointName> = {
  method: (typeof endpoints)[Name]["method"];
  path: (typeof endpoints)[Name]["path"];
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  keepalive?: boolean;
  signal?: AbortSignal;
} & (BodyOf<Name> extends undefined | "multipart" ? { body?: undefined } : { body: BodyOf<Name> });

/** Fills `{name}` parameters and a query into an endpoint's path. */
export function fillPath(path: string, params: Record<string, string> = {}, query: Record<string, string> = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

/** `at`: the server's time of the answer, epoch milliseconds; a device's clock may be wrong. */
export type Result<Name extends EndpointName> = { data: DataOf<Name>; message: string; at: number };

const dateOf = (headers: Headers) => Date.parse(headers.get("date") ?? "") || undefined;

/** Sends a call. Rejects like `fetch`. */
export async function sendCall<Name extends EndpointName>(call: Call<Name>, signal: AbortSignal, accept = "application/json"): Promise<Response> {
  const response = await fetch(fillPath(call.path, call.params, call.query), {
    method: call.method,
    headers: { accept, ...(call.body === undefined ? {} : { "content-type": "application/json" }), ...call.headers },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    keepalive: call.keepalive ?? false,
    credentials: "same-origin",
    cache: "no-store",
    redirect: "manual",
    signal,
  });
  const at = dateOf(response.headers);
  if (at) noteServerTime(at);
  return response;
}

/** The result in the body of a response. Throws ApiError for everything but a success. */
export function readResult<Name extends EndpointName>(call: Call<Name>, { status, headers }: Response, text: string): Result<Name> {
  const envelope = readEnvelope(text);
  const error: ApiError | undefined = answerError(status, envelope ?? bareEnvelope(status), headers);
  if (error?.kind === "unauthorized" && call.path !== "/api/investor/current-user") checkShownUser();
  if (needsSignIn(error) && call.method === "POST" && !call.keepalive) redirectToSignIn();
  if (error || !envelope || headers.has(LACKS_DATA_HEADER)) throw error ?? noResponseError(undefined);
  const at = dateOf(headers) ?? serverNow().getTime();
  return { data: envelope.data as DataOf<Name>, message: envelope.message, at };
}

/**
 * Calls the gateway from the browser. Endpoints are imported as types only, so that zod stays out of public pages; the
 * gateway has validated the response and flags one without data. Times out after 60 s. Throws ApiError for everything
 * but a success. A 403 to an action of the user also redirects to sign-in, whatever its code,
 * unless the gateway refused it as cross-site; reads and beacons do not redirect.
 */
export async function apiFetch<Name extends EndpointName>(call: Call<Name>): Promise<Result<Name>> {
  const signal = timeoutSignal(REQUEST_TIMEOUT_MS, call.signal);
  const isOffline = navigator.onLine === false;
  let response: Response;
  let text: string;
  try {
    response = await sendCall(call, signal);
    text = await response.text();
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    // Safari 15 and 16 do not throw the signal's reason.
    throw noResponseError(signal.aborted ? signal.reason : cause, isOffline);
  }
  return readResult(call, response, text);
}
