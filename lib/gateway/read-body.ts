import type { z } from "zod";
import type { Endpoint } from "../contract/endpoints.ts";
import { refusalMessages } from "../contract/envelope.ts";
import { isJson, readJsonBody } from "../contract/http.ts";
import { UPLOAD_MAX_BYTES } from "../limits.ts";
import { Refusal } from "./refusal.ts";

/** An upload must bring this much within the idle timeout, bytes. */
const PROGRESS_BYTES = 32_768;
/** Longer part headers are left for the upstream to judge, bytes. */
const HEAD_MAX_BYTES = 16_384;
const END_OF_HEAD = "\r\n\r\n";
const DISPOSITION = /^content-disposition:(.*)$/im;
const isFileField = (head: string) => (DISPOSITION.exec(head)?.[1]?.split(";") ?? []).some((part) => /^name="?file"?$/i.test(part.trim()));

/**
 * The request body for the upstream. What is left of it is not cancelled, which under Node closes the connection, but
 * drained (lib/contract/http.ts).
 */
export type CallBody = {
  content: string | ReadableStream<Uint8Array<ArrayBuffer>>;
  /** The value of a JSON body. */
  value?: unknown;
  contentType: string;
  /** Bytes, if known. */
  length: number | undefined;
  /** Why the stream was aborted, if it was. */
  refusal: () => Refusal | undefined;
};

/** Headers of the first part: whether it is the field `file`, and the resulting limit of the whole body, bytes. */
function readHead(beginning: Buffer, contentType: string): { isFile: boolean; bodyMaxBytes: number } | undefined {
  const end = beginning.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  const closing = `\r\n--${boundary?.[1] ?? boundary?.[2] ?? ""}--\r\n`;
  return {
    isFile: isFileField(beginning.toString("latin1", 0, end)),
    bodyMaxBytes: end + END_OF_HEAD.length + UPLOAD_MAX_BYTES + closing.length,
  };
}

/**
 * Streams a document on, counting its bytes and checking the headers of its first part. Calls `onProgress` for every
 * PROGRESS_BYTES. Throws E400 for anything but multipart; a stream that exceeds its limit fails, with the reason in
 * `refusal()`.
 */
function readUpload(
  request: Request,
  { maxBytes, length, onProgress }: { maxBytes: number; length: number | undefined; onProgress: () => void },
): CallBody {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType) || !request.body) throw new Refusal("E400");
  const reader = request.body.getReader();
  let refusal: Refusal | undefined;
  let size = 0;
  let counted = 0;
  let limit = maxBytes;
  /** The headers of the first part so far; undefined once they are parsed. */
  let beginning: Buffer | undefined = Buffer.alloc(0);

  function judge(piece: Uint8Array): Refusal | undefined {
    if (beginning) {
      beginning = Buffer.concat([beginning, piece.subarray(0, HEAD_MAX_BYTES)]);
      const head = readHead(beginning, contentType);
      if (head || beginning.byteLength >= HEAD_MAX_BYTES) beginning = undefined;
      if (head && !head.isFile) return new Refusal("E400");
      if (head) limit = Math.min(limit, head.bodyMaxBytes);
    }
    return size > limit || (length ?? 0) > limit ? new Refusal("E413", { message: refusalMessages.fileTooLarge }) : undefined;
  }

  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { value: piece } = await reader.read();
        if (!piece) {
          onProgress();
          controller.close();
          return;
        }
        size += piece.byteLength;
        if (size - counted >= PROGRESS_BYTES) {
          counted = size;
          onProgress();
        }
        refusal = judge(piece);
        if (refusal) controller.error(refusal);
        else controller.enqueue(piece as Uint8Array<ArrayBuffer>);
      },
    },
    { highWaterMark: 0 },
  );
  return { content: stream, contentType, length, refusal: () => refusal };
}

/** 64 kB over a line of 30 kbit/s, milliseconds. */
const JSON_BODY_MS = 20_000;
/** Fields that are not trimmed: a space may be part of a password (wire contract §3). */
const UNTRIMMED = new Set(["password", "raw", "code"]);

/** Reads a whole body. Throws E413 beyond `maxBytes` and E400 after `timeoutMs`. */
export async function readBytes(body: ReadableStream<Uint8Array>, maxBytes: number, timeoutMs = JSON_BODY_MS): Promise<Uint8Array> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const { promise: late, reject } = Promise.withResolvers<never>();
  late.catch(() => undefined);
  const timer = setTimeout(() => reject(new Refusal("E400")), timeoutMs);
  try {
    for (;;) {
      const { value: piece } = await Promise.race([reader.read(), late]);
      if (!piece) break;
      size += piece.byteLength;
      if (size > maxBytes) throw new Refusal("E413");
      chunks.push(piece);
    }
    return chunks.length === 1 ? (chunks[0] as Uint8Array) : Buffer.concat(chunks);
  } finally {
    clearTimeout(timer);
  }
}

/** The value with all its strings trimmed. */
function trimmed(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, UNTRIMMED.has(key) ? inner : trimmed(inner)]));
}

function parse(bytes: Uint8Array): unknown {
  try {
    return readJsonBody(bytes);
  } catch {
    throw new Refusal("E400");
  }
}

/**
 * The value for the upstream, which is serialised from it, so that a duplicate key reaches the upstream only as
 * the schema saw it. An empty body counts as `{}`. Throws E413, and E400 for invalid JSON, a schema mismatch or a
 * timeout.
 */
async function readJson(
  request: Request,
  { schema, maxBytes, timeoutMs = JSON_BODY_MS }: { schema: z.ZodType; maxBytes: number; timeoutMs?: number | undefined },
): Promise<unknown> {
  const bytes = request.body ? await readBytes(request.body, maxBytes, timeoutMs) : new Uint8Array();
  if (bytes.byteLength > 0 && !isJson(request.headers.get("content-type"))) throw new Refusal("E400");
  const body = bytes.byteLength > 0 ? parse(bytes) : {};
  const result = schema.safeParse(body, { error: () => refusalMessages.notJson });
  if (!result.success) throw new Refusal("E400", { message: result.error.issues[0]?.message });
  return trimmed(body);
}

type Options = {
  /** Called for every PROGRESS_BYTES of an upload, and at the end of any body. */
  onProgress: () => void;
  /** Timeout for receiving a JSON body, milliseconds. */
  jsonTimeoutMs?: number | undefined;
};

function declaredLength(headers: Headers, { maxBodyBytes, body }: Endpoint): number | undefined {
  const text = headers.get("content-length");
  if (text === null) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw new Refusal("E400");
  if (Number(text) > maxBodyBytes) throw new Refusal("E413", { message: body === "multipart" ? refusalMessages.fileTooLarge : undefined });
  return Number(text);
}

/**
 * The body for the upstream: validated JSON, or the multipart stream with a size limit. Undefined for a GET.
 * Throws E413 and E400; a stream that exceeds its limit fails, with the reason in `refusal()`.
 */
export async function readBody(request: Request, endpoint: Endpoint, { onProgress, jsonTimeoutMs }: Options): Promise<CallBody | undefined> {
  if (endpoint.body === undefined) return undefined;
  const length = declaredLength(request.headers, endpoint);
  if (endpoint.body === "multipart") return readUpload(request, { maxBytes: endpoint.maxBodyBytes, length, onProgress });
  const value = await readJson(request, { schema: endpoint.body, maxBytes: endpoint.maxBodyBytes, timeoutMs: jsonTimeoutMs });
  onProgress();
  return { content: JSON.stringify(value), value, contentType: "application/json", length: undefined, refusal: () => undefined };
}
