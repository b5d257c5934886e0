import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { UPLOAD_MAX_BYTES } from "../../lib/limits.ts";
import { randomToken } from "../services/secrets.ts";
import { Refusal, refuse } from "./refusal.ts";

export type ReceivedFile = { path: string; name: string; size: number; sha256: string };

/** A file name for people: the last part of the path in its composed form, without control characters, at most 120 characters. */
export function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const plain = last
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>]/gu, "")
    .trim();
  // By characters: half of one outside the basic plane could not be written into a header.
  return [...plain].slice(-120).join("") || "berkas";
}

export type Reception = {
  /** Folder of the temporary file. */
  directory: string;
  /** Longest body, with everything around the document, bytes. */
  maxBodyBytes: number;
  /** Runs with the bytes of each piece of the document. */
  onWritten: (bytes: number) => void;
};

/** An upload that brings nothing for so long is cut off, milliseconds. */
const SILENCE_MS = 30_000;
/** One that is slower than this on the whole, bytes a millisecond, after its first minute, is too: 20 MB over a line of 100 kbit/s take half an hour. */
const PACE = 11;
const PACE_AFTER_MS = 60_000;

/** Passes a body on, and breaks it off where it is too large, falls silent or dawdles. */
function watchBody(maxBodyBytes: number): Transform {
  let size = 0;
  const started = performance.now();
  const breakOff = () => watched.destroy(refuse.badRequest());
  let silence = setTimeout(breakOff, SILENCE_MS);
  const watched = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      clearTimeout(silence);
      silence = setTimeout(breakOff, SILENCE_MS);
      size += chunk.length;
      const taken = performance.now() - started;
      if (size > maxBodyBytes) done(refuse.fileTooLarge());
      else if (taken > PACE_AFTER_MS && size < PACE * (taken - PACE_AFTER_MS)) done(refuse.badRequest());
      else done(null, chunk);
    },
    destroy(error, done) {
      clearTimeout(silence);
      done(error);
    },
  });
  return watched;
}

/** Failures of the disk, as opposed to those of the connection: full, read-only, over quota, broken, not ours. */
const DISK_FAILURES = new Set(["ENOSPC", "EROFS", "EDQUOT", "EIO", "EACCES", "EPERM", "EMFILE", "ENFILE"]);
const isDiskFailure = (error: unknown) => error instanceof Error && "code" in error && DISK_FAILURES.has(String(error.code));

/** Writes one part to the temporary folder, flushed to the disk, counting and hashing on the way. */
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
      if (size > UPLOAD_MAX_BYTES) return done(refuse.fileTooLarge());
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
 * Streams the one part `file` of a multipart request to a temporary file; never holds it in memory.
 * The caller renames or removes the file. Refuses 413 beyond 20 MB, or where the body around the file is too large, 400 for
 * anything else than one file; a connection that breaks off, falls silent or dawdles counts as 400. Throws the system's error when the disk fails. Whatever went wrong, nothing stays on the disk.
 */
export async function receiveFile(request: Request, { directory, maxBodyBytes, onWritten }: Reception): Promise<ReceivedFile> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType) || !request.body) throw refuse.badRequest();
  if (Number(request.headers.get("content-length") ?? 0) > maxBodyBytes) throw refuse.fileTooLarge();
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
      failed.reject(refuse.badRequest());
      return;
    }
    name = plainName(filename ?? "");
    writing = writePart(stream, target, writer.signal, onWritten);
    writing.catch((error: unknown) => failed.reject(error));
  });
  for (const event of ["filesLimit", "fieldsLimit", "partsLimit"] as const) parser.on(event, () => failed.reject(refuse.badRequest()));

  const source = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
  try {
    await Promise.race([pipeline(source, watchBody(maxBodyBytes), parser), failed.promise]);
    if (!writing) throw refuse.badRequest();
    return { path: target, name, ...(await writing) };
  } catch (error) {
    source.destroy();
    // The parser leaves a part open that breaks off or that another follows, and its writing would wait for the rest for ever.
    writer.abort();
    await writing?.catch(() => undefined);
    await rm(target, { force: true });
    throw error instanceof Refusal || isDiskFailure(error) ? error : refuse.badRequest();
  }
}
