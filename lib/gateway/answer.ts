import { ReadableStream as NodeStream } from "node:stream/web";
import type { Endpoint } from "../contract/endpoints.ts";
import { DEVICE_HEADER, type Envelope, LACKS_DATA_HEADER, readEnvelope, SUCCESS } from "../contract/envelope.ts";
import { EVENT_STREAM, isEventStream, readEvents, writeEvent } from "../contract/event-stream.ts";
import { isJson, limitedText, PUBLIC_FILE_CACHE } from "../contract/http.ts";
import { isToken } from "./cookies.ts";
import type { Match } from "./match-endpoint.ts";
import { Refusal } from "./refusal.ts";
import { type IdleTimeout, RESPONSE_MAX_BYTES } from "./upstream.ts";

const FILE_TYPES = new Set(["image/jpeg", "image/png", "application/pdf", "application/zip"]);

/** Maximum digits of Retry-After. */
const RETRY_DIGITS = 6;
/** Message of a success without one (Public §8). */
const SUCCESS_MESSAGE = "Sukses";

/** The response for the browser, and what follows from it for its cookies and the log. */
export type Answer = {
  response: Response;
  /** Whether the upstream answered with a success. */
  succeeded: boolean;
  data?: unknown;
  /** The token of a login, which the browser gets as a cookie only. */
  token?: string;
  /** The marker of a known device, from a sign-in. */
  device?: string | null;
  /** What the log says of it. */
  fault?: string;
};

/** Seconds of a Retry-After header, which may also be a date; undefined for anything else. */
function secondsOf(retryAfter: string | null): string | undefined {
  if (!retryAfter || /^\d+$/.test(retryAfter)) return retryAfter && retryAfter.length <= RETRY_DIGITS ? retryAfter : undefined;
  const seconds = Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return seconds > 0 && String(seconds).length <= RETRY_DIGITS ? String(seconds) : undefined;
}

/**
 * What is relayed to the browser: code, message, and on success the data that the contract defines. Everything else is
 * dropped. `lacksData`: the contract promises data, but this success has none that is valid. Throws E502 for anything
 * but an envelope.
 */
function filterEnvelope(text: string, { data: schema }: Endpoint, status: number): { envelope: Envelope; lacksData: boolean } {
  const sent = readEnvelope(text);
  // A relayed redirect would make the browser follow it.
  if (!sent || (status >= 300 && status < 400)) throw new Refusal("E502", { fault: "response without an envelope" });
  const { code, message: said } = sent;
  if (code !== SUCCESS || status >= 300) return { envelope: { code, message: said }, lacksData: false };
  // Forms show the message, so it must not be empty.
  const message = said.trim() ? said : SUCCESS_MESSAGE;
  if (!schema || schema === "file") return { envelope: { code, message }, lacksData: false };
  const parsed = schema.safeParse(sent.data);
  return { envelope: { code, message, data: parsed.data }, lacksData: !parsed.success };
}

/** The answer in an envelope. Throws E502 for a login without a usable token. */
async function readJson(response: Response, { name, endpoint }: Match): Promise<Answer> {
  const { status } = response;
  const { envelope, lacksData } = filterEnvelope(await limitedText(response, RESPONSE_MAX_BYTES), endpoint, status);
  const succeeded = envelope.code === SUCCESS && status < 300;
  const headers = new Headers({ "content-type": "application/json; charset=utf-8" });
  const retryAfter = secondsOf(response.headers.get("retry-after"));
  if (retryAfter) headers.set("retry-after", retryAfter);
  if (lacksData) headers.set(LACKS_DATA_HEADER, "1");
  const { token, ...data } = (envelope.data ?? {}) as Record<string, unknown>;
  const isLogin = name === "login" && succeeded;
  if (isLogin && !isToken(token)) throw new Refusal("E502");
  const shown = isLogin ? { ...envelope, data } : envelope;
  return {
    response: new Response(JSON.stringify(shown), { status, headers }),
    succeeded,
    data: shown.data,
    ...(isLogin ? { token: token as string } : {}),
    device: response.headers.get(DEVICE_HEADER),
    ...(lacksData ? { fault: "response without its data" } : {}),
  };
}

/** Relays a stream of events, each filtered like a response. Ends it at the first event without a valid envelope. */
function relayEvents(response: Response, endpoint: Endpoint, idle: IdleTimeout): Response {
  const encoder = new TextEncoder();
  async function* relayed() {
    try {
      for await (const text of readEvents(response, RESPONSE_MAX_BYTES)) {
        idle.reset();
        const { envelope, lacksData } = filterEnvelope(text, endpoint, response.status);
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
function isFileResponse({ status, headers }: Response): boolean {
  return status === 200 && !isJson(headers.get("content-type") ?? "application/json");
}

/** Streams a document on, with headers that keep the browser from running it. */
function relayFile(response: Response, { isPublic }: Endpoint, idle: IdleTimeout): Response {
  const type = (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const disposition = response.headers.get("content-disposition") ?? "";
  const length = response.headers.get("content-length");
  const headers = new Headers({
    "content-type": FILE_TYPES.has(type) ? type : "application/octet-stream",
    "content-disposition": FILE_TYPES.has(type) && /^(?:inline|attachment)\b/i.test(disposition) ? disposition : "attachment",
  });
  if (isPublic) headers.set("cache-control", PUBLIC_FILE_CACHE);
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

/**
 * Reads what the upstream answered: an envelope with any status, a document or a stream of events. Throws E502 for
 * anything else; connection errors pass through.
 */
export async function readAnswer(response: Response, match: Match, idle: IdleTimeout): Promise<Answer> {
  const { endpoint } = match;
  if (endpoint.data === "file" && isFileResponse(response)) return { response: relayFile(response, endpoint, idle), succeeded: true };
  if (endpoint.events && response.status === 200 && isEventStream(response.headers))
    return { response: relayEvents(response, endpoint, idle), succeeded: true };
  const answer = await readJson(response, match);
  idle.clear();
  return answer;
}
