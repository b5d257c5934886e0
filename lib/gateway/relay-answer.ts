import { type Envelope, envelopeSchema } from "../contract/envelope.ts";
import type { Patience } from "./call-upstream.ts";
import { limitedText } from "./limited-text.ts";
import { Refusal } from "./refusal.ts";

/** Longest JSON answer read, bytes: an article with its pictures inlined stays far below. */
const ANSWER_MAX_BYTES = 8_388_608;
const FILE_TYPES = new Set(["image/jpeg", "image/png", "application/pdf", "application/zip"]);

export type Answer = { status: number; text: string; envelope: Envelope; retryAfter: string | undefined };

/** Reads an answer as the envelope, whatever its status. Throws E502 for anything else; reading errors pass through. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await limitedText(response, ANSWER_MAX_BYTES);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal("E502");
  }
  const envelope = envelopeSchema.safeParse(body);
  if (!envelope.success || response.status === 304) throw new Refusal("E502");
  const seconds = response.headers.get("retry-after");
  return { status: response.status, text, envelope: envelope.data, retryAfter: seconds && /^\d{1,6}$/.test(seconds) ? seconds : undefined };
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
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
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
