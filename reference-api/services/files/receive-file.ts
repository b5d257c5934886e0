import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { type FileKind, type FileSource, kindOfFile, zipState } from "../../../lib/contract/file-kind.ts";
import { REQUEST_TIMEOUT_MS, UPLOAD_MAX_BYTES } from "../../../lib/limits.ts";
import { ApiError, errors } from "../../errors.ts";
import { randomToken } from "../../keys/secrets.ts";
import type { ReceivedFile } from "../../storage/file-storage.ts";
import { reencodePicture, type Sender } from "./reencode-picture.ts";

type Document = ReceivedFile & { mediaType: string };

/** What each kind is stored as. The first extension replaces a missing or different one. */
const formats: Partial<Record<FileKind, { mediaType: string; extensions: readonly string[] }>> = {
  pdf: { mediaType: "application/pdf", extensions: ["pdf"] },
  jpg: { mediaType: "image/jpeg", extensions: ["jpg", "jpeg"] },
  png: { mediaType: "image/png", extensions: ["png"] },
  webp: { mediaType: "image/jpeg", extensions: ["jpg", "jpeg"] },
  zip: { mediaType: "application/zip", extensions: ["zip"] },
};

/** What pictures are before they are re-encoded. */
const pictures = { jpg: "image/jpeg", png: "image/png", webp: "image/webp", pdf: undefined, zip: undefined, heic: undefined } as const;

/** The name with the extension of its content: `a.html` with the content of a PDF becomes `a.pdf`. */
function nameByContent(name: string, extensions: readonly string[]): string {
  const [, stem = name, found = ""] = /^(.+)\.([a-z][a-z0-9]{0,7})$/i.exec(name) ?? [];
  return extensions.includes(found.toLowerCase()) ? name : `${stem}.${extensions[0]}`;
}

/** Throws 1010 for an archive that cannot be opened, or that is a program or an office file. */
async function checkZip(source: FileSource): Promise<void> {
  const state = await zipState(source);
  if (state === "locked") throw errors.lockedZip();
  if (state !== "ok") throw errors.fileType();
}

/**
 * Checks a received file by its content, not its name, with the same module as the browser. Pictures are re-encoded. A
 * PDF needs its header; readers repair damaged ones, so the rest is not checked. With `pictures` only a picture is taken,
 * reduced to a width. Throws 1010, and 429 when too many pictures wait to be re-encoded.
 */
export async function checkDocument(
  received: ReceivedFile,
  sender: Sender,
  { pictures: only }: { pictures?: { widthMax: number } } = {},
): Promise<Document> {
  const file = await open(received.path);
  const source: FileSource = {
    size: received.size,
    async read(from, to) {
      const { buffer, bytesRead } = await file.read(new Uint8Array(Math.max(0, to - from)), 0, to - from, from);
      return buffer.subarray(0, bytesRead);
    },
  };
  let kind: FileKind | undefined;
  try {
    kind = await kindOfFile(source);
    if (only && !(kind && pictures[kind])) throw errors.pictureType();
    if (kind === "zip") await checkZip(source);
  } finally {
    await file.close();
  }
  const format = kind && formats[kind];
  if (!kind || !format) throw errors.fileType();
  const document = { ...received, mediaType: format.mediaType, name: nameByContent(received.name, format.extensions) };
  const picture = pictures[kind];
  return picture ? { ...document, ...(await reencodePicture({ location: received.path, mediaType: picture, sender, ...only })) } : document;
}

/** The last path segment of a file name, NFC, without control characters and angle brackets, at most 120 characters. */
export function plainName(name: string): string {
  // Browsers escape these three in the name of a sent file, and nothing else.
  const written = name.replace(/%(?:22|0D|0A)/gi, (escaped) => decodeURIComponent(escaped));
  const last = written.split(/[\\/]/).at(-1) ?? "";
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
