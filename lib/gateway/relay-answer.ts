import type { Endpoint } from "../contract/endpoints.ts";
import { type Envelope, envelopeSchema, SUCCESS } from "../contract/envelope.ts";
import type { Patience } from "./call-upstream.ts";
import { limitedText } from "./limited-text.ts";
import { Refusal } from "./refusal.ts";

/** Longest JSON answer read, bytes: an article with its pictures inlined stays far below. */
const ANSWER_MAX_BYTES = 8_388_608;
const FILE_TYPES = new Set(["image/jpeg", "image/png", "application/pdf", "application/zip"]);

/** Digits of a waiting time: a longer one is none to tell. */
const RETRY_DIGITS = 6;
/** What a success that says nothing is told as (Public §8). */
const SUCCESS_MESSAGE = "Sukses";

export type Answer = {
  status: number;
  envelope: Envelope;
  /** The call promises data, and this success holds none that can be used. */
  lacksData: boolean;
  retryAfter: string | undefined;
};

/** Seconds of a Retry-After header, which may also name the moment; undefined for anything else. */
function secondsOf(retryAfter: string | null): string | undefined {
  if (!retryAfter || /^\d+$/.test(retryAfter)) return retryAfter && retryAfter.length <= RETRY_DIGITS ? retryAfter : undefined;
  const seconds = Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return seconds > 0 && String(seconds).length <= RETRY_DIGITS ? String(seconds) : undefined;
}

/** What passes to the browser: code and message, and of a success the data as the contract has it. Anything else that the upstream sent stays here. */
function asPromised(endpoint: Endpoint, status: number, { code, message: said, data }: Envelope): { envelope: Envelope; lacksData: boolean } {
  if (code !== SUCCESS || status >= 300) return { envelope: { code, message: said }, lacksData: false };
  // Forms show it as it is: an empty notice would tell nothing.
  const message = said.trim() ? said : SUCCESS_MESSAGE;
  if (!endpoint.data || endpoint.data === "file") return { envelope: { code, message }, lacksData: false };
  const held = endpoint.data.safeParse(data);
  return { envelope: { code, message, data: held.data }, lacksData: !held.success };
}

/** Reads an answer to the call as the envelope, whatever its status. Throws E502 for anything else; reading errors pass through. */
export async function readAnswer(response: Response, endpoint: Endpoint): Promise<Answer> {
  const text = await limitedText(response, ANSWER_MAX_BYTES);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal("E502");
  }
  const envelope = envelopeSchema.safeParse(body);
  // Nobody follows a redirect here, and a browser would take one for its own.
  if (!envelope.success || (response.status >= 300 && response.status < 400)) throw new Refusal("E502");
  const { status, headers } = response;
  return { status, ...asPromised(endpoint, status, envelope.data as Envelope), retryAfter: secondsOf(headers.get("retry-after")) };
}

/** Whether the upstream answered the bytes of a document and not an envelope. */
export function isFileAnswer(response: Response): boolean {
  return response.status === 200 && !/^application\/json\b/i.test(response.headers.get("content-type") ?? "application/json");
}

/** Streams a document on, with headers that keep a browser from running anything in it. */
export function relayFile(response: Response, patience: Patience): Response {
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
        patience.alive();
        controller.enqueue(chunk);
      },
      flush: () => patience.end(),
    }),
  );
  return new Response(watched ?? null, { status: 200, headers });
}
