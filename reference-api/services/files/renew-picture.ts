import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import { PICTURE_MAX_PIXELS } from "../../../lib/limits.ts";
import { refuse } from "../../http/refusal.ts";

/** Decoding longer than this is given up, seconds. */
const DECODE_SECONDS = 20;
const JPEG_QUALITY = 90;

/** The decoder, loaded with the first picture. One thread and no cache: memory matters more here than speed. */
const loadSharp = async () => {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};
let loaded: ReturnType<typeof loadSharp> | undefined;

let last: Promise<unknown> = Promise.resolve();
/** One at a time: a picture of the largest size takes a quarter of a gigabyte while it is decoded and turned. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

async function decodeAndEncode(location: string, mediaType: "image/jpeg" | "image/png"): Promise<Buffer> {
  loaded ??= loadSharp();
  const sharp = await loaded;
  const bytes = await readFile(location);
  const picture: Sharp = sharp(bytes, { failOn: "error", limitInputPixels: PICTURE_MAX_PIXELS, sequentialRead: true }).timeout({
    seconds: DECODE_SECONDS,
  });
  const { format, width, height, isProgressive } = await picture.metadata().catch((error: Error) => {
    throw /pixel limit/i.test(error.message) ? refuse.pictureTooLarge() : refuse.fileType();
  });
  if (mediaType !== `image/${format}`) throw refuse.fileType();
  // One that comes in passes over the whole picture is held twice.
  if (width * height * (isProgressive ? 2 : 1) > PICTURE_MAX_PIXELS) throw refuse.pictureTooLarge();
  const upright = picture.autoOrient();
  // The better tables of Huffman codes would need the whole picture in memory once more.
  const encoded = format === "png" ? upright.png() : upright.jpeg({ quality: JPEG_QUALITY, optimiseCoding: false });
  return encoded.toBuffer().catch((error: Error) => {
    // On a machine that is too busy it is not the picture's fault.
    throw /timeout/.test(error.message) ? error : refuse.fileType();
  });
}

/**
 * Decodes a picture and writes it anew in its place, upright and without metadata: no camera, no place, nothing that hides
 * behind its end. Answers the new file's size and SHA-256. Refuses 1010 for what cannot be decoded or has too many pixels; throws
 * the system's error when the disk fails, and the decoder's when it takes too long.
 */
export async function renewPicture(location: string, mediaType: "image/jpeg" | "image/png"): Promise<{ size: number; sha256: string }> {
  return inTurn(async () => {
    const bytes = await decodeAndEncode(location, mediaType);
    await writeFile(location, bytes, { mode: 0o600, flush: true });
    return { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  });
}
