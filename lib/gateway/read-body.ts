import type { z } from "zod";
import type { Endpoint } from "../contract/endpoints.ts";
import { readJsonBody } from "../contract/json-body.ts";
import { refusalMessages } from "../contract/refusal-messages.ts";
import { readIncoming } from "./incoming-body.ts";
import { readUpload } from "./read-upload.ts";
import { Refusal } from "./refusal.ts";

/** 64 kB over a line of 30 kbit/s, milliseconds. */
const JSON_BODY_MS = 20_000;
/** Fields that are not trimmed: a space may be part of a password (wire contract §3). */
const UNTRIMMED = new Set(["password", "raw", "code"]);

/** Reads a whole body. Throws E413 beyond `maxBytes` and E400 after `timeoutMs`. */
async function readBytes(body: ReadableStream<Uint8Array>, maxBytes: number, timeoutMs: number): Promise<Uint8Array> {
  const { read, discard } = readIncoming(body);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const { promise: late, reject } = Promise.withResolvers<never>();
  late.catch(() => undefined);
  const timer = setTimeout(() => reject(new Refusal("E400")), timeoutMs);
  try {
    for (let piece = await Promise.race([read(), late]); piece; piece = await Promise.race([read(), late])) {
      size += piece.byteLength;
      if (size > maxBytes) throw new Refusal("E413");
      chunks.push(piece);
    }
    return chunks.length === 1 ? (chunks[0] as Uint8Array) : Buffer.concat(chunks);
  } finally {
    clearTimeout(timer);
    discard();
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
 * The JSON for the upstream, serialised from the validated value, so that a duplicate key reaches the upstream only as
 * the schema saw it. An empty body counts as `{}`. Throws E413, and E400 for invalid JSON, a schema mismatch or a
 * timeout.
 */
export async function readJson(
  request: Request,
  { schema, maxBytes, timeoutMs = JSON_BODY_MS }: { schema: z.ZodType; maxBytes: number; timeoutMs?: number | undefined },
): Promise<string> {
  const bytes = request.body ? await readBytes(request.body, maxBytes, timeoutMs) : new Uint8Array();
  if (bytes.byteLength > 0 && !/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) throw new Refusal("E400");
  const body = bytes.byteLength > 0 ? parse(bytes) : {};
  const result = schema.safeParse(body, { error: () => refusalMessages.notJson });
  if (!result.success) throw new Refusal("E400", result.error.issues[0]?.message || refusalMessages.notJson);
  return JSON.stringify(trimmed(body));
}

/** The request body for the upstream. */
export type CallBody = {
  content: string | ReadableStream<Uint8Array<ArrayBuffer>>;
  contentType: string;
  /** Bytes, if known. */
  length: number | undefined;
  /** Why the stream was aborted, if it was. */
  refusal: () => Refusal | undefined;
  /** Discards the rest once the response is known. */
  discard: () => void;
};

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
  if (Number(text) > maxBodyBytes) throw new Refusal("E413", body === "multipart" ? refusalMessages.fileTooLarge : undefined);
  return Number(text);
}

/**
 * The body for the upstream: validated JSON, or the multipart stream with a size limit. Undefined for a GET.
 * Throws E413 and E400; a stream that exceeds its limit fails, with the reason in `refusal()`.
 */
export async function readBody(request: Request, endpoint: Endpoint, { onProgress, jsonTimeoutMs }: Options): Promise<CallBody | undefined> {
  if (endpoint.body === undefined) return undefined;
  const length = declaredLength(request.headers, endpoint);
  if (endpoint.body === "multipart") {
    const { stream, ...rest } = readUpload(request, { maxBytes: endpoint.maxBodyBytes, length, onProgress });
    return { content: stream, contentType: request.headers.get("content-type") as string, length, ...rest };
  }
  const content = await readJson(request, { schema: endpoint.body, maxBytes: endpoint.maxBodyBytes, timeoutMs: jsonTimeoutMs });
  onProgress();
  return { content, contentType: "application/json", length: undefined, refusal: () => undefined, discard: () => undefined };
}
