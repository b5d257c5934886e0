import { finished, Readable, Transform } from "node:stream";
import type { z } from "zod";
import type { Endpoint } from "../contract/endpoints.ts";
import { readJsonBody } from "../contract/json-body.ts";
import { refusalMessages } from "../contract/refusal-messages.ts";
import { HEAD_MAX_BYTES, readMultipartHead } from "./multipart-head.ts";
import { Refusal } from "./refusal.ts";

export type UpstreamBody = {
  stream: Readable | Uint8Array<ArrayBuffer>;
  contentType: string;
  /** Bytes, where they are known. */
  length: number | undefined;
  /** The refusal that broke the stream off, once it has. */
  refusal: () => Refusal | undefined;
};

export type Incoming = {
  /** The connection that the body comes from; where it is at hand, it is read and not `request.body`. */
  connection?: Readable | undefined;
  /** Runs for each piece of a streamed body that is large enough to count as progress, and at its end. */
  onProgress: () => void;
  /** Longest time that a JSON body may take, milliseconds. */
  jsonTimeoutMs?: number | undefined;
};

/** 64 kB over a line of 30 kbit/s, milliseconds. */
const JSON_BODY_MS = 20_000;
/** An upload that brings less than this between two signs of life, a minute apart, is there to hold the connection, bytes. */
const PROGRESS_BYTES = 32_768;

const tooLarge = (endpoint: Endpoint) =>
  new Refusal("E413", endpoint.body === "multipart" ? refusalMessages.fileTooLarge : refusalMessages.bodyTooLarge);

function declaredLength(headers: Headers, endpoint: Endpoint): number | undefined {
  const text = headers.get("content-length");
  if (text === null) return undefined;
  const length = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(length)) throw new Refusal("E400");
  if (length > endpoint.maxBodyBytes) throw tooLarge(endpoint);
  return length;
}

async function readAll(body: AsyncIterable<Uint8Array> | null, endpoint: Endpoint, timeoutMs: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const iterator = body?.[Symbol.asyncIterator]();
  const late = Promise.withResolvers<never>();
  late.promise.catch(() => undefined);
  const timer = setTimeout(() => late.reject(new Refusal("E400")), timeoutMs);
  const next = () => (iterator ? Promise.race([iterator.next(), late.promise]) : undefined);
  let size = 0;
  try {
    for (let piece = await next(); piece && !piece.done; piece = await next()) {
      size += piece.value.byteLength;
      if (size > endpoint.maxBodyBytes) throw tooLarge(endpoint);
      chunks.push(piece.value);
    }
  } finally {
    clearTimeout(timer);
    // What still comes is dropped instead of being kept for nobody.
    iterator?.return?.().catch(() => undefined);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return readJsonBody(bytes);
  } catch {
    throw new Refusal("E400");
  }
}

/** Texts that pass as they were typed: a space may be part of a password (wire contract §3). */
const UNTRIMMED = new Set(["password", "raw", "code"]);

/** The same value with its texts trimmed; the value itself where there was nothing to trim. */
function trimmed(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, UNTRIMMED.has(key) ? inner : trimmed(inner)] as const);
  if (entries.every(([key, inner]) => inner === (value as Record<string, unknown>)[key])) return value;
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

async function readJson(request: Request, endpoint: Endpoint, schema: z.ZodType, { connection, jsonTimeoutMs }: Incoming): Promise<UpstreamBody> {
  declaredLength(request.headers, endpoint);
  // A refusal must still reach the sender: the connection stays open when the reading stops early.
  const source = connection ? connection.iterator({ destroyOnReturn: false }) : request.body;
  let bytes = await readAll(source, endpoint, jsonTimeoutMs ?? JSON_BODY_MS);
  // A call without a body means the same as one with an empty object.
  if (bytes.byteLength === 0) bytes = new TextEncoder().encode("{}");
  else if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) throw new Refusal("E400");
  const body = parseJson(bytes);
  const result = schema.safeParse(body, { error: () => refusalMessages.notJson });
  if (!result.success) throw new Refusal("E400", result.error.issues[0]?.message || refusalMessages.notJson);
  const tidy = trimmed(body);
  if (tidy !== body) bytes = new TextEncoder().encode(JSON.stringify(tidy));
  return { stream: bytes, contentType: "application/json", length: bytes.byteLength, refusal: () => undefined };
}

function streamMultipart(request: Request, endpoint: Endpoint, { connection, onProgress }: Incoming): UpstreamBody {
  const contentType = request.headers.get("content-type") ?? "";
  const length = declaredLength(request.headers, endpoint);
  const source = connection ?? (request.body && Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]));
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType) || !source) throw new Refusal("E400");
  let refusal: Refusal | undefined;
  let size = 0;
  let counted = 0;
  let limit = endpoint.maxBodyBytes;
  /** What has come of the first part's head; undefined once it is read. */
  let beginning: Buffer | undefined = Buffer.alloc(0);

  function judgeHead(chunk: Uint8Array): Refusal | undefined {
    if (!beginning) return undefined;
    beginning = Buffer.concat([beginning, chunk.subarray(0, HEAD_MAX_BYTES)]);
    const head = readMultipartHead(beginning, contentType);
    if (head || beginning.byteLength >= HEAD_MAX_BYTES) beginning = undefined;
    if (!head) return undefined;
    if (!head.isFile) return new Refusal("E400");
    limit = Math.min(limit, head.bodyMaxBytes);
    return length !== undefined && length > limit ? tooLarge(endpoint) : undefined;
  }

  const counter = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength;
      if (size - counted >= PROGRESS_BYTES) {
        counted = size;
        onProgress();
      }
      refusal = judgeHead(chunk) ?? (size > limit ? tooLarge(endpoint) : undefined);
      if (refusal) done(refusal);
      else done(null, chunk);
    },
    flush(done) {
      onProgress();
      done();
    },
  });
  // Not `pipeline`, which destroys the request when the upstream fails: nobody could read the rest of it off the connection then.
  finished(source, (error) => error && counter.destroy(error));
  // Whoever sends it on hears of it by the stream; it may fail before somebody does.
  counter.on("error", () => undefined);
  if (!connection) counter.once("close", () => source.destroy());
  return { stream: source.pipe(counter), contentType, length, refusal: () => refusal };
}

/**
 * The body for the upstream: the JSON once it satisfies the call's schema, its own bytes where no text had to be trimmed, or the untouched multipart
 * stream with its bytes counted. Undefined for a GET.
 * Throws E413, and E400 also for JSON that takes too long to come; a stream that grows too large fails and says so in `refusal()`.
 */
export async function readBody(request: Request, endpoint: Endpoint, incoming: Incoming): Promise<UpstreamBody | undefined> {
  if (endpoint.body === undefined) return undefined;
  if (endpoint.body === "multipart") return streamMultipart(request, endpoint, incoming);
  const body = await readJson(request, endpoint, endpoint.body, incoming);
  incoming.onProgress();
  return body;
}
