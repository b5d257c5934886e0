import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { limitedText } from "../../lib/contract/http.ts";
import { type FileStorage, isStoredName } from "./file-storage.ts";

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs?: number;
};

/** Key prefix of documents: the bucket may contain other objects. */
const PREFIX = "files/";
/**
 * Timeout for an upload of 20 MB or the start of a download, milliseconds. The download itself depends on the reader's
 * line.
 */
const CALL_TIMEOUT_MS = 30_000;
/** Delays before retries, milliseconds. */
const RETRY_AFTER_MS = [200, 1_000];
/** Largest page of a listing, bytes: a thousand names take about 500 kB. */
const LISTING_MAX_BYTES = 8_388_608;
/** Most pages of a listing: ten million documents. */
const LISTING_PAGES_MAX = 10_000;
const EMPTY_SHA256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

type Call = {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  key?: string;
  query?: Record<string, string>;
  sha256?: string;
  size?: number;
  body?: () => Readable;
  /** The time limit is also for the body of the answer. */
  short?: true;
};

/** A rejected or failed S3 request. The message contains only the status, never a key or an address. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly status: number | undefined;

  constructor(method: string, status: number | undefined, cause?: unknown) {
    super(`the document storage responded ${status ?? "nothing"} to ${method}`, { cause });
    this.status = status;
  }
}

async function attempt(settings: S3Settings, call: Call): Promise<Response> {
  const url = new URL(`${settings.endpoint.replace(/\/$/, "")}/${settings.bucket}/${call.key ?? ""}`);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  const signed = await new AwsV4Signer({
    method: call.method,
    url: url.href,
    headers: { "x-amz-content-sha256": call.sha256 ?? EMPTY_SHA256 },
    service: "s3",
    region: settings.region,
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
  }).sign();
  if (call.size !== undefined) signed.headers.set("content-length", String(call.size));
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), settings.timeoutMs ?? CALL_TIMEOUT_MS);
  return await fetch(signed.url, {
    method: call.method,
    headers: signed.headers,
    redirect: "error",
    signal: late.signal,
    ...(call.body ? { body: Readable.toWeb(call.body()) as ReadableStream, duplex: "half" } : {}),
  } as RequestInit).finally(() => (call.short ? timer.unref() : clearTimeout(timer)));
}

/**
 * Sends a request and retries temporary failures; all requests are idempotent. Returns 404 responses, throws on other
 * errors.
 */
async function send(settings: S3Settings, call: Call): Promise<Response> {
  for (let round = 0; ; round += 1) {
    const wait = RETRY_AFTER_MS[round];
    let response: Response | undefined;
    let cause: unknown;
    try {
      response = await attempt(settings, call);
      if (response.ok || response.status === 404) return response;
      await response.body?.cancel();
    } catch (error) {
      cause = error;
    }
    const temporary = response === undefined || response.status >= 500 || response.status === 429;
    if (!temporary || wait === undefined) throw new StorageError(call.method, response?.status, cause);
    await pause(wait);
  }
}

const decodeXml = (text: string) =>
  text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ({ "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&" })[entity] ?? "");
const textOf = (xml: string, name: string) => {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined ? undefined : decodeXml(found);
};

/** The text of one page of a listing. Throws StorageError when it is too large, breaks off or takes too long. */
async function listingText(response: Response): Promise<string> {
  try {
    return await limitedText(response, LISTING_MAX_BYTES);
  } catch (cause) {
    throw new StorageError("GET", response.status, cause);
  }
}

/** Node cancels the body of a response that nobody holds, unless it is being read: each is held as long as its body. */
const held = new WeakMap<ReadableStream, Response>();

/**
 * Documents in a bucket of an S3-compatible storage (path-style URLs). The storage verifies the SHA-256 of each upload.
 */
export function s3Storage(settings: S3Settings): FileStorage {
  return {
    async save({ path, size, sha256 }, id) {
      const response = await send(settings, { method: "PUT", key: PREFIX + id, size, sha256, body: () => createReadStream(path) });
      await response.body?.cancel();
      if (!response.ok) throw new StorageError("PUT", response.status);
    },
    async read(id) {
      const response = await send(settings, { method: "GET", key: PREFIX + id });
      if (response.ok) {
        if (response.body) held.set(response.body, response);
        return response.body ?? undefined;
      }
      await response.body?.cancel();
      return undefined;
    },
    async remove(id) {
      const response = await send(settings, { method: "DELETE", key: PREFIX + id });
      await response.body?.cancel();
    },
    async *list() {
      let after: string | undefined;
      for (let page = 0; page === 0 || after; page += 1) {
        if (page === LISTING_PAGES_MAX) throw new StorageError("GET", undefined);
        const query = { "list-type": "2", prefix: PREFIX, ...(after ? { "continuation-token": after } : {}) };
        const response = await send(settings, { method: "GET", query, short: true });
        if (!response.ok) throw new StorageError("GET", response.status);
        const xml = await listingText(response);
        const [, ...entries] = xml.split("<Contents>");
        yield entries.flatMap((rest) => {
          const [entry = ""] = rest.split("</Contents>", 1);
          const key = textOf(entry, "Key");
          const storedAt = Date.parse(textOf(entry, "LastModified") ?? "");
          const id = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : "";
          // A key such as files/../other would be another object in the address of a request.
          return isStoredName(id) && Number.isFinite(storedAt) ? [{ id, storedAt }] : [];
        });
        const next = textOf(xml, "IsTruncated") === "true" ? textOf(xml, "NextContinuationToken") : undefined;
        if (next && next === after) throw new StorageError("GET", response.status);
        after = next;
      }
    },
  };
}

/**
 * Requests the bucket once. Throws StorageError, with a status for wrong settings, without one when nothing responds.
 */
export async function checkBucket(settings: S3Settings): Promise<void> {
  const response = await send(settings, { method: "GET", query: { "list-type": "2", "max-keys": "1", prefix: PREFIX } });
  await response.body?.cancel();
  if (!response.ok) throw new StorageError("GET", response.status);
}
