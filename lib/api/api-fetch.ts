import { type ApiError, answerError, bareEnvelope, unansweredError } from "@/lib/api/api-error";
import { signInFirst } from "@/lib/browser/sign-in-first";
import { timeLimit } from "@/lib/browser/time-limit";
import type { BodyOf, DataOf, EndpointName, endpoints } from "@/lib/contract/endpoints";
import { LACKS_DATA_HEADER } from "@/lib/contract/headers";
import { REQUEST_TIMEOUT_MS } from "@/lib/limits";

type Call<Name extends EndpointName> = {
  method: (typeof endpoints)[Name]["method"];
  path: (typeof endpoints)[Name]["path"];
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  keepalive?: boolean;
  signal?: AbortSignal;
} & (BodyOf<Name> extends undefined | "multipart" ? { body?: undefined } : { body: BodyOf<Name> });

/** Puts `{name}` parameters and a query into a path of the table of calls. */
export function fillPath(path: string, params: Record<string, string> = {}, query: Record<string, string> = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

/** Reads a body as the envelope; undefined where it is anything else. */
export function readEnvelope(text: string): { code: string; message: string; data?: unknown } | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null) return undefined;
    const { code, message } = body as Record<string, unknown>;
    return typeof code === "string" && typeof message === "string" ? (body as { code: string; message: string; data?: unknown }) : undefined;
  } catch {
    return undefined;
  }
}

/** The gateway's own refusal of a foreign page: no reason to sign in. */
const CROSS_SITE = "E403";

type Answer<Name extends EndpointName> = { data: DataOf<Name>; message: string };

/**
 * Calls the gateway of this site from the browser. The table of calls is used as a type only, so that no
 * schema library reaches a public page; the gateway has checked the answer, and marks one without the data of its call.
 * Times out after 60 s. Throws ApiError for everything but a success. Where the upstream refuses what a person did
 * (403), the person is led to the sign-in as well; what runs beside the page (reads, beacons) leads nowhere.
 */
export async function apiFetch<Name extends EndpointName>(call: Call<Name>): Promise<Answer<Name>> {
  const signal = timeLimit(REQUEST_TIMEOUT_MS, call.signal);
  let response: Response;
  let text: string;
  try {
    response = await fetch(fillPath(call.path, call.params, call.query), {
      method: call.method,
      headers: { accept: "application/json", ...(call.body === undefined ? {} : { "content-type": "application/json" }), ...call.headers },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      keepalive: call.keepalive ?? false,
      credentials: "same-origin",
      cache: "no-store",
      redirect: "manual",
      signal,
    });
    text = await response.text();
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    // Safari 15 and 16 do not throw the reason of the signal.
    throw unansweredError(signal.aborted ? signal.reason : cause);
  }
  const envelope = readEnvelope(text);
  const error: ApiError | undefined = answerError(response.status, envelope ?? bareEnvelope(response.status), response.headers);
  if (error?.kind === "forbidden" && error.code !== CROSS_SITE && call.method === "POST" && !call.keepalive) signInFirst();
  if (error || !envelope || response.headers.has(LACKS_DATA_HEADER)) throw error ?? unansweredError(undefined);
  return { data: envelope.data as DataOf<Name>, message: envelope.message };
}
