import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import { PICTURE_MAX_PIXELS } from "../../../lib/limits.ts";
import { errors } from "../../errors.ts";

/** Timeout of decoding, seconds. */
const DECODE_SECONDS = 20;
const JPEG_QUALITY = 90;

/** Loads sharp with the first picture. One thread and no cache: memory matters more than speed here. */
const loadSharp = async () => {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};
let loaded: ReturnType<typeof loadSharp> | undefined;

let last: Promise<unknown> = Promise.resolve();
/** Runs one task at a time: decoding the largest picture takes 250 MB. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
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
    throw /pixel limit/i.test(error.message) ? errors.pictureTooLarge() : errors.fileType();
  });
  if (mediaType !== `image/${format}`) throw errors.fileType();
  // A progressive picture is in memory twice.
  if (width * height * (isProgressive ? 2 : 1) > PICTURE_MAX_PIXELS) throw errors.pictureTooLarge();
  const upright = picture.autoOrient();
  // Optimised Huffman tables would need another copy of the picture in memory.
  const encoded = format === "png" ? upright.png() : upright.jpeg({ quality: JPEG_QUALITY, optimiseCoding: false });
  return encoded.toBuffer().catch((error: Error) => {
    // A timeout is a busy machine, not a bad picture.
    throw /timeout/.test(error.message) ? error : errors.fileType();
  });
}

/**
 * Replaces a picture by a re-encoded, upright one without metadata (camera, location) or trailing data. Returns the new
 * size and SHA-256. Throws 1010 when it cannot be decoded or has too many pixels, the system's error when the disk
 * fails, and the decoder's at a timeout.
 */
export async function reencodePicture(location: string, mediaType: "image/jpeg" | "image/png"): Promise<{ size: number; sha256: string }> {
  return oneAtATime(async () => {
    const bytes = await decodeAndEncode(location, mediaType);
    await writeFile(location, bytes, { mode: 0o600, flush: true });
    return { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  });
}
