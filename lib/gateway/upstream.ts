import { CONSENTS_HEADER, readConsents, writeConsents } from "../contract/agreements.ts";
import { COLLEAGUE_LINK } from "../contract/colleague.ts";
import type { EndpointName } from "../contract/endpoints.ts";
import {
  COLLEAGUE_LINK_HEADER,
  DEVICE_HEADER,
  DEVICE_NAME_HEADER,
  REGISTRATION_HANDLE,
  SCAN_FIELD_HEADER,
  SCAN_PASS_HEADER,
} from "../contract/envelope.ts";
import { EVENT_STREAM } from "../contract/event-stream.ts";
import { plainAddress } from "../contract/http.ts";
import { DOCUMENT_NAME, SCAN_PASS } from "../contract/scan.ts";
import { REQUEST_TIMEOUT_MS } from "../limits.ts";
import { type Browser, readDevice, readToken } from "./cookies.ts";
import { deviceName } from "./device-name.ts";
import type { Match } from "./match-endpoint.ts";
import type { CallBody } from "./read-body.ts";
import { clockOffset } from "./time-offset.ts";

type Parts = {
  apiOrigin: string;
  /** Headers of the browser; only `accept`, `registrationid`, `scanpass`, `scanfield`, `colleaguelink`, `consents`, `user-agent` and `x-forwarded-for` are read. */
  sent: Headers;
  browser: Browser;
  match: Match;
  body: CallBody | undefined;
  /** The client address, and whether it comes from a trusted proxy. */
  client: string;
  trustProxy: boolean;
  requestId: string;
};

/**
 * The X-Forwarded-For chain with the client last, without the port that some proxies write and an upstream may not
 * parse.
 */
function forwardedFor(chain: string | null, client: string): string {
  const entries = chain?.split(",").map((entry) => entry.trim()) ?? [];
  return plainAddress(entries.pop()) === client ? [...entries, client].join(", ") : client;
}

/**
 * The headers of a call to the upstream, an allow-list: nothing else is forwarded (wire contract §2). `cookies` keep a
 * newly measured clock offset.
 */
export async function upstreamHeaders(parts: Parts): Promise<{ headers: Record<string, string>; cookies: string[] }> {
  const { apiOrigin, sent, browser, match, body, client, trustProxy, requestId } = parts;
  const { endpoint, path } = match;
  const { offsetMs, cookies } = await clockOffset(apiOrigin, browser);
  const headers: Record<string, string> = {
    accept: endpoint.events && sent.get("accept") === EVENT_STREAM ? EVENT_STREAM : "application/json",
    ts: String(Date.now() + offsetMs),
    "x-request-id": requestId,
  };
  const token = readToken(browser.cookieHeader);
  if (token) headers.UserLoginToken = token;
  const device = readDevice(browser, endpoint.limit);
  if (device) headers[DEVICE_HEADER] = device;
  const name = match.name === "login" ? deviceName(sent.get("user-agent")) : undefined;
  if (name) headers[DEVICE_NAME_HEADER] = name;
  const handle = sent.get("registrationid");
  if (handle && REGISTRATION_HANDLE.test(handle)) headers.RegistrationId = handle;
  const pass = sent.get(SCAN_PASS_HEADER);
  if (pass && SCAN_PASS.test(pass)) headers[SCAN_PASS_HEADER] = pass;
  const link = sent.get(COLLEAGUE_LINK_HEADER);
  if (link && COLLEAGUE_LINK.test(link)) headers[COLLEAGUE_LINK_HEADER] = link;
  const scanned = match.name === "scanSend" || (link && match.name === "fileUpload") ? sent.get(SCAN_FIELD_HEADER) : null;
  if (scanned && DOCUMENT_NAME.test(scanned)) headers[SCAN_FIELD_HEADER] = scanned;
  const given = readConsents(sent.get(CONSENTS_HEADER));
  if (given.length > 0) headers[CONSENTS_HEADER] = writeConsents(given);
  if (path.startsWith("/api/ad/")) headers.client = "3";
  if (trustProxy) headers["x-forwarded-for"] = forwardedFor(sent.get("x-forwarded-for"), client);
  if (body) headers["content-type"] = body.contentType;
  if (body?.length !== undefined) headers["content-length"] = String(body.length);
  return { headers, cookies };
}

/** Shorter than the timeout of common readiness probes, milliseconds. */
const PROBE_TIMEOUT_MS = 2_000;

async function fetchOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: "no-store", redirect: "manual", signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

let pending: Promise<boolean> | undefined;

/**
 * Whether the upstream responds with success. Concurrent probes share one request, because probes are not rate limited.
 */
export function upstreamReady(url: string): Promise<boolean> {
  pending ??= fetchOk(url).finally(() => {
    pending = undefined;
  });
  return pending;
}

/** Largest JSON response, bytes. An article with inlined pictures stays far below. */
export const RESPONSE_MAX_BYTES = 8_388_608;

/** Aborts `signal` after a time without progress; every `reset()` restarts the timer. */
export class IdleTimeout {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(timeoutMs: number = REQUEST_TIMEOUT_MS) {
    this.#timer = setTimeout(() => this.#controller.abort(new DOMException("no response in time", "TimeoutError")), timeoutMs).unref();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get timedOut(): boolean {
    return this.signal.aborted;
  }

  reset(): void {
    this.#timer.refresh();
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}

/** Calls that only read, although they are sent by POST. */
const READS_BY_POST = new Set<EndpointName>(["cityList", "bankList", "blogList", "blogTop", "scanState", "colleagueAnswers", "colleagueOpen"]);

const RESETS = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

function wasReset(failure: unknown): boolean {
  const { cause } = (failure ?? {}) as { cause?: { code?: string } };
  return RESETS.has(cause?.code ?? "");
}

type Sent = {
  method: string;
  headers: Record<string, string>;
  body: CallBody["content"] | undefined;
  /** Aborts the call: the client disconnected, or the upstream timed out. */
  signal: AbortSignal;
};

/**
 * Sends a call to the upstream. A read is retried once after a reset, because the upstream may close a pooled
 * connection while it is sent; anything else may have been carried out and is never sent twice. Rejects like `fetch`,
 * and for redirects.
 */
export async function callUpstream(apiOrigin: string, { name, endpoint, path }: Match, sent: Sent): Promise<Response> {
  // The first three together keep `fetch` from buffering a copy of the body for a resend.
  const once = { window: null, redirect: "error", duplex: "half", cache: "no-store" } as const;
  const send = () => fetch(apiOrigin + path, { ...sent, ...once } as RequestInit);
  try {
    return await send();
  } catch (cause) {
    const isRead = endpoint.method === "GET" || READS_BY_POST.has(name);
    if (!isRead || !wasReset(cause) || sent.signal.aborted) throw cause;
    return await send();
  }
}
