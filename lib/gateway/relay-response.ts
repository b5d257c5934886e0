import type { Endpoint } from "../contract/endpoints.ts";
import { type Envelope, envelopeSchema, SUCCESS } from "../contract/envelope.ts";
import type { IdleTimeout } from "./call-upstream.ts";
import { limitedText } from "./call-upstream.ts";
import { Refusal } from "./refusal.ts";

/** Largest JSON response, bytes. An article with inlined pictures stays far below. */
const RESPONSE_MAX_BYTES = 8_388_608;
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

/** Reads the envelope of a response with any status. Throws E502 for anything else; connection errors pass through. */
export async function readEnvelope(response: Response, endpoint: Endpoint): Promise<UpstreamAnswer> {
  const text = await limitedText(response, RESPONSE_MAX_BYTES);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw noEnvelope();
  }
  const envelope = envelopeSchema.safeParse(body);
  // A relayed redirect would make the browser follow it.
  if (!envelope.success || (response.status >= 300 && response.status < 400)) throw noEnvelope();
  const { status, headers } = response;
  return { status, ...filterEnvelope(endpoint, status, envelope.data as Envelope), retryAfter: secondsOf(headers.get("retry-after")) };
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
