import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { REQUEST_TIMEOUT_MS, UPLOAD_MAX_BYTES } from "../../../lib/limits.ts";
import { ApiError, errors } from "../../errors.ts";
import { randomToken } from "../../keys/secrets.ts";
import type { ReceivedFile } from "../../storage/file-storage.ts";

/** The last path segment of a file name, NFC, without control characters and angle brackets, at most 120 characters. */
export function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const plain = last
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>]/gu, "")
    .trim();
  // By code points: half of a surrogate pair cannot be encoded in a header.
  return [...plain].slice(-120).join("") || "berkas";
}

type Reception = {
  /** Folder of the temporary file. */
  directory: string;
  /** Maximum size of the whole body, bytes. */
  maxBodyBytes: number;
  /** Called with the size of each chunk of the document. */
  onWritten: (bytes: number) => void;
};

/** An upload that sends nothing for this long is aborted, milliseconds: as long as its sender waits. */
const SILENCE_MS = REQUEST_TIMEOUT_MS;
/**
 * Minimum average speed after the first minute, bytes per millisecond: 20 MB over a 100 kbit/s line take half an hour.
 */
const MIN_SPEED = 11;
const SPEED_AFTER_MS = 60_000;

/** Passes a body through and aborts it when it is too large, stalls or is too slow. */
function guardBody(maxBodyBytes: number): Transform {
  let size = 0;
  const started = performance.now();
  const abort = () => guard.destroy(errors.uploadInterrupted());
  let silence = setTimeout(abort, SILENCE_MS);
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE_MS);
      size += chunk.length;
      const elapsed = performance.now() - started;
      if (size > maxBodyBytes) done(errors.fileTooLarge());
      else if (elapsed > SPEED_AFTER_MS && size < MIN_SPEED * (elapsed - SPEED_AFTER_MS)) done(errors.uploadInterrupted());
      else done(null, chunk);
    },
    destroy(error, done) {
      clearTimeout(silence);
      done(error);
    },
  });
  return guard;
}

/** Disk failures, as opposed to connection failures. */
const DISK_FAILURES = new Set(["ENOSPC", "EROFS", "EDQUOT", "EIO", "EACCES", "EPERM", "EMFILE", "ENFILE"]);
const isDiskFailure = (error: unknown) => error instanceof Error && "code" in error && DISK_FAILURES.has(String(error.code));

/** Writes one part to the temporary folder with fsync, and measures and hashes it. */
async function writePart(
  part: Readable,
  target: string,
  signal: AbortSignal,
  onWritten: Reception["onWritten"],
): Promise<{ size: number; sha256: string }> {
  const hash = createHash("sha256");
  let size = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > UPLOAD_MAX_BYTES) return done(errors.fileTooLarge());
      hash.update(chunk);
      onWritten(chunk.length);
      done(null, chunk);
    },
  });
  await pipeline(part, meter, createWriteStream(target, { flags: "wx", mode: 0o600 }), { signal });
  const handle = await open(target, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { size, sha256: hash.digest("hex") };
}

/**
 * Streams the single part `file` of a multipart request to a temporary file, which the caller renames or removes.
 * Throws 413 when the file exceeds 20 MB or the body is too large, 400 for anything else than one file, 408 for a
 * connection that stalls or is too slow, which the sender may try again, and the system's error when the disk fails. A
 * failed upload leaves nothing on the disk.
 */
export async function receiveFile(request: Request, { directory, maxBodyBytes, onWritten }: Reception): Promise<ReceivedFile> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType) || !request.body) throw errors.badRequest();
  if (Number(request.headers.get("content-length") ?? 0) > maxBodyBytes) throw errors.fileTooLarge();
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const target = path.join(directory, randomToken());
  let writing: Promise<{ size: number; sha256: string }> | undefined;
  const writer = new AbortController();
  let name = "";
  let parts = 0;

  const parser = new Busboy({
    headers: { "content-type": contentType } as BusboyHeaders,
    limits: { files: 1, fields: 0, parts: 2, headerPairs: 20, fileSize: UPLOAD_MAX_BYTES + 1 },
  });
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined);
  parser.on("file", (field, stream, filename) => {
    parts += 1;
    if (field !== "file" || parts > 1) {
      stream.resume();
      failed.reject(errors.badRequest());
      return;
    }
    name = plainName(filename ?? "");
    writing = writePart(stream, target, writer.signal, onWritten);
    writing.catch((error: unknown) => failed.reject(error));
  });
  for (const event of ["filesLimit", "fieldsLimit", "partsLimit"] as const) parser.on(event, () => failed.reject(errors.badRequest()));

  const source = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
  try {
    await Promise.race([pipeline(source, guardBody(maxBodyBytes), parser), failed.promise]);
    if (!writing) throw errors.badRequest();
    return { path: target, name, ...(await writing) };
  } catch (error) {
    source.destroy();
    // The parser leaves an incomplete part open, so its write would wait forever.
    writer.abort();
    await writing?.catch(() => undefined);
    await rm(target, { force: true });
    throw error instanceof ApiError || isDiskFailure(error) ? error : errors.badRequest();
  }
}
