import type { z } from "zod";
import { readJsonBody } from "../contract/json-body.ts";
import { refusalMessages } from "../contract/refusal-messages.ts";
import { readIncoming } from "./incoming-body.ts";
import { Refusal } from "./refusal.ts";

/** 64 kB over a line of 30 kbit/s, milliseconds. */
const JSON_BODY_MS = 20_000;
/** Texts that pass as they were typed: a space may be part of a password (wire contract §3). */
const UNTRIMMED = new Set(["password", "raw", "code"]);

/** The bytes of a body. Throws E413 beyond `maxBytes`, E400 when they take too long to come. */
async function readBytes(body: ReadableStream<Uint8Array>, maxBytes: number, timeoutMs: number): Promise<Uint8Array> {
  const { read, drop } = readIncoming(body);
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
    drop();
  }
}

/** The same value with its texts trimmed. */
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
 * The JSON for the upstream, written anew from what was checked: of a key that came twice the upstream sees the one that the schema
 * saw. An empty body counts as `{}`. Throws E413, and E400 for what is no JSON, breaks the schema or takes too long to come.
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
