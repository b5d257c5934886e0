import { ReadableStream as NodeStream } from "node:stream/web";
import { plainAddress } from "../contract/client-address.ts";
import type { Endpoint } from "../contract/endpoints.ts";
import { type Envelope, envelopeSchema, SUCCESS } from "../contract/envelope.ts";
import { EVENT_STREAM, readEvents, writeEvent } from "../contract/event-stream.ts";
import { DEVICE_HEADER, SCAN_PASS_HEADER } from "../contract/headers.ts";
import { SCAN_PASS } from "../contract/scan.ts";
import { REQUEST_TIMEOUT_MS } from "../limits.ts";
import { Refusal } from "./refusal.ts";

type Parts = {
  /** Headers of the browser; only `accept`, `registrationid`, `scanpass` and `x-forwarded-for` are read. */
  sent: Headers;
  path: string;
  /** Whether the call may be answered with events. */
  events: boolean;
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
  const { sent, path, events, token, device, offsetMs, requestId, body, client, trustProxy } = parts;
  const headers: Record<string, string> = {
    accept: events && sent.get("accept") === EVENT_STREAM ? EVENT_STREAM : "application/json",
    ts: String(Date.now() + offsetMs),
    "x-request-id": requestId,
  };
  if (token) headers.UserLoginToken = token;
  if (device) headers[DEVICE_HEADER] = device;
  const handle = sent.get("registrationid");
  if (handle && REGISTRATION_HANDLE.test(handle)) headers.RegistrationId = handle;
  const pass = sent.get(SCAN_PASS_HEADER);
  if (pass && SCAN_PASS.test(pass)) headers[SCAN_PASS_HEADER] = pass;
  if (path.startsWith("/api/ad/")) headers.client = "3";
  if (trustProxy) headers["x-forwarded-for"] = forwardedFor(sent.get("x-forwarded-for"), client);
  if (body) headers["content-type"] = body.contentType;
  if (body?.length !== undefined) headers["content-length"] = String(body.length);
  return headers;
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

/** Reads a response as text. Throws RangeError beyond `maxBytes`; connection errors pass through. */
export async function limitedText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RangeError(`response of more than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

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

type Call = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | ReadableStream<Uint8Array<ArrayBuffer>> | undefined;
  /** Aborts the call: the client disconnected, or the upstream timed out. */
  signal: AbortSignal;
  /** Whether sending it twice changes nothing. */
  repeatable: boolean;
};

/**
 * A connection for one call, because the upstream may close a pooled one while a call is being sent. Not one agent with
 * `pipelining: 0`, which loses a refusal that arrives during an upload. Loaded with the first such call: a hundred files.
 */
async function ownConnection() {
  const { Agent } = await import("undici");
  return new Agent({ keepAliveTimeout: 1, keepAliveMaxTimeout: 1 });
}

const RESETS = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

function wasReset(failure: unknown): boolean {
  const { cause } = (failure ?? {}) as { cause?: { code?: string } };
  return RESETS.has(cause?.code ?? "");
}

/**
 * Sends a call to the upstream. A repeatable one uses a pooled connection and is retried once after a reset; any other
 * one gets a connection of its own and is never sent twice. Rejects like `fetch`, and for redirects.
 */
export async function callUpstream({ url, signal, repeatable, ...init }: Call): Promise<Response> {
  // The first three together keep `fetch` from buffering a copy of the body for a resend.
  const once = { window: null, redirect: "error", duplex: "half", ...(repeatable ? {} : { dispatcher: await ownConnection() }) } as const;
  const send = () => fetch(url, { ...init, ...once, cache: "no-store", signal } as RequestInit);
  try {
    return await send();
  } catch (cause) {
    if (!repeatable || !wasReset(cause) || signal.aborted) throw cause;
    return await send();
  }
}

/** Largest JSON response, bytes. An article with inlined pictures stays far below. */
export const RESPONSE_MAX_BYTES = 8_388_608;
const FILE_TYPES = new Set(["image/jpeg", "image/png", "application/pdf", "application/zip"]);

/** Maximum digits of Retry-After. */
const RETRY_DIGITS = 6;
/** Message of a success without one (Public §8). */
const SUCCESS_MESSAGE = "Sukses";

export type UpstreamAnswer = {
  status: number;
  envelope: Envelope;
  /** The contract promises data, but this successful response has none that is valid. */
  lacksData: boolean;
  retryAfter: string | undefined;
};

/** Seconds of a Retry-After header, which may also be a date; undefined for anything else. */
function secondsOf(retryAfter: string | null): string | undefined {
  if (!retryAfter || /^\d+$/.test(retryAfter)) return retryAfter && retryAfter.length <= RETRY_DIGITS ? retryAfter : undefined;
  const seconds = Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return seconds > 0 && String(seconds).length <= RETRY_DIGITS ? String(seconds) : undefined;
}

/**
 * What is relayed to the browser: code, message, and on success the data that the contract defines. Everything else is
 * dropped.
 */
function filterEnvelope(endpoint: Endpoint, status: number, { code, message: said, data }: Envelope): { envelope: Envelope; lacksData: boolean } {
  if (code !== SUCCESS || status >= 300) return { envelope: { code, message: said }, lacksData: false };
  // Forms show the message, so it must not be empty.
  const message = said.trim() ? said : SUCCESS_MESSAGE;
  if (!endpoint.data || endpoint.data === "file") return { envelope: { code, message }, lacksData: false };
  const parsed = endpoint.data.safeParse(data);
  return { envelope: { code, message, data: parsed.data }, lacksData: !parsed.success };
}

const noEnvelope = () => new Refusal("E502", undefined, undefined, "response without an envelope");

/** Parses and filters an envelope. Throws E502 for anything else. */
function parseEnvelope(text: string, endpoint: Endpoint, status: number): ReturnType<typeof filterEnvelope> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw noEnvelope();
  }
  const envelope = envelopeSchema.safeParse(body);
  // A relayed redirect would make the browser follow it.
  if (!envelope.success || (status >= 300 && status < 400)) throw noEnvelope();
  return filterEnvelope(endpoint, status, envelope.data as Envelope);
}

/** Reads the envelope of a response with any status. Throws E502 for anything else; connection errors pass through. */
export async function readEnvelope(response: Response, endpoint: Endpoint): Promise<UpstreamAnswer> {
  const text = await limitedText(response, RESPONSE_MAX_BYTES);
  const { status, headers } = response;
  return { status, ...parseEnvelope(text, endpoint, status), retryAfter: secondsOf(headers.get("retry-after")) };
}

/** Relays a stream of events, each filtered like a response. Ends it at the first event without a valid envelope. */
export function relayEvents(response: Response, endpoint: Endpoint, idle: IdleTimeout): Response {
  const encoder = new TextEncoder();
  async function* relayed() {
    try {
      for await (const text of readEvents(response, RESPONSE_MAX_BYTES)) {
        idle.reset();
        const { envelope, lacksData } = parseEnvelope(text, endpoint, response.status);
        if (lacksData) return;
        yield encoder.encode(writeEvent(envelope));
      }
    } finally {
      idle.clear();
    }
  }
  // Proxies must send each event on at once.
  const headers = { "content-type": EVENT_STREAM, "cache-control": "no-store, no-transform", "x-accel-buffering": "no" };
  return new Response(NodeStream.from(relayed()) as ReadableStream, { headers });
}

/** Whether the response is a document, not an envelope. */
export function isFileResponse(response: Response): boolean {
  return response.status === 200 && !/^application\/json\b/i.test(response.headers.get("content-type") ?? "application/json");
}

/** Streams a document on, with headers that keep the browser from running it. */
export function relayFile(response: Response, idle: IdleTimeout): Response {
  const type = (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const disposition = response.headers.get("content-disposition") ?? "";
  const length = response.headers.get("content-length");
  const headers = new Headers({
    "content-type": FILE_TYPES.has(type) ? type : "application/octet-stream",
    "content-disposition": FILE_TYPES.has(type) && /^(?:inline|attachment)\b/i.test(disposition) ? disposition : "attachment",
  });
  if (length && /^\d+$/.test(length) && !response.headers.has("content-encoding")) headers.set("content-length", length);
  const watched = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        idle.reset();
        controller.enqueue(chunk);
      },
      flush: () => idle.clear(),
    }),
  );
  return new Response(watched ?? null, { status: 200, headers });
}
