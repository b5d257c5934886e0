import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import {
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_UNPACKED_BYTES,
  PICTURE_WAIT_MS,
  PICTURES_WAITING_MAX,
  PICTURES_WAITING_PER_ACCOUNT_MAX,
} from "../../../lib/limits.ts";
import { errors } from "../../errors.ts";

/** Timeout of decoding, seconds. */
const DECODE_SECONDS = 20;
const JPEG_QUALITY = 90;
/** zlib's level: the usual 6 takes three times as long for a tenth of the bytes. */
const PNG_COMPRESSION = 2;
/** Retry-After of a refused picture, seconds. */
const RETRY_SECONDS = 10;

/** Loads sharp with the first picture. One thread and no cache: memory matters more than speed here. */
const loadSharp = async () => {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};
let loaded: ReturnType<typeof loadSharp> | undefined;

/** Who sends a picture: the account, and the network address where it is known. */
export type Sender = { accountId: string; address: string | undefined };

/** A picture that waits for the decoder. `visitor`: the network address where it is known, else the account. */
type Turn = { visitor: string; accountId: string; start: () => void; refuse: () => void };

/** In the order of arrival. */
let waiting: Turn[] = [];
/** The number of the last turn of each visitor and account, while pictures wait. */
const served = new Map<string, number>();
let turns = 0;
let isBusy = false;

const lastTurn = (name: string) => served.get(name) ?? 0;

function begin({ visitor, accountId }: Pick<Turn, "visitor" | "accountId">): void {
  turns += 1;
  served.set(visitor, turns).set(accountId, turns);
  isBusy = true;
}

/** Visitors take turns, and the accounts of one visitor among themselves: who sends many pictures delays another by one. */
function startNext(): void {
  isBusy = false;
  const [next] = waiting.toSorted((one, two) => lastTurn(one.visitor) - lastTurn(two.visitor) || lastTurn(one.accountId) - lastTurn(two.accountId));
  if (!next) {
    served.clear();
    return;
  }
  waiting = waiting.filter((turn) => turn !== next);
  begin(next);
  next.start();
}

/** Makes room in a full queue: the visitor with the most pictures gives up the last one. */
function makeRoom(visitor: string): void {
  const counts = new Map<string, number>([[visitor, 1]]);
  for (const turn of waiting) counts.set(turn.visitor, (counts.get(turn.visitor) ?? 0) + 1);
  const most = Math.max(...counts.values());
  if (counts.get(visitor) === most) throw errors.picturesWaiting(RETRY_SECONDS);
  waiting.findLast((turn) => counts.get(turn.visitor) === most)?.refuse();
}

/** Waits for the decoder. Throws 429 when too many wait, of this account or in all, and after PICTURE_WAIT_MS. */
async function waitForTurn(visitor: string, accountId: string): Promise<void> {
  if (!isBusy) return begin({ visitor, accountId });
  if (waiting.filter((turn) => turn.accountId === accountId).length >= PICTURES_WAITING_PER_ACCOUNT_MAX) throw errors.picturesWaiting(RETRY_SECONDS);
  if (waiting.length >= PICTURES_WAITING_MAX) makeRoom(visitor);
  await new Promise<void>((resolve, reject) => {
    const refuse = () => {
      clearTimeout(timer);
      waiting = waiting.filter((one) => one !== turn);
      reject(errors.picturesWaiting(RETRY_SECONDS));
    };
    const start = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(refuse, PICTURE_WAIT_MS);
    const turn = { visitor, accountId, start, refuse };
    waiting.push(turn);
  });
}

/** Runs one task at a time: decoding the largest picture takes 250 MB. Throws like `waitForTurn`. */
async function inTurn<Result>({ address, accountId }: Sender, work: () => Promise<Result>): Promise<Result> {
  await waitForTurn(address ?? accountId, accountId);
  try {
    return await work();
  } finally {
    startNext();
  }
}

/** Bytes of a sample, by the decoder's name of its depth. */
const SAMPLE_BYTES: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 };

async function decodeAndEncode({ location, mediaType, widthMax }: Picture): Promise<Buffer> {
  loaded ??= loadSharp();
  const sharp = await loaded;
  const bytes = await readFile(location);
  const picture: Sharp = sharp(bytes, { failOn: "error", limitInputPixels: PICTURE_MAX_PIXELS, sequentialRead: true }).timeout({
    seconds: DECODE_SECONDS,
  });
  const { format, width, height, channels, depth, isProgressive } = await picture.metadata().catch((error: Error) => {
    throw /pixel limit/i.test(error.message) ? errors.pictureTooLarge() : errors.fileType();
  });
  if (mediaType !== `image/${format}`) throw errors.fileType();
  // A progressive picture is in memory twice.
  const bytesPerPixel = channels * (SAMPLE_BYTES[depth] ?? 8) * (isProgressive ? 2 : 1);
  const pixelsMax = Math.min(PICTURE_MAX_PIXELS / (isProgressive ? 2 : 1), PICTURE_MAX_UNPACKED_BYTES / bytesPerPixel);
  if (width * height > pixelsMax) throw errors.pictureTooLarge(pixelsMax);
  const turned = picture.autoOrient();
  const upright = widthMax ? turned.resize({ width: widthMax, withoutEnlargement: true }) : turned;
  // A JPEG has nothing transparent.
  const opaque = format === "webp" ? upright.flatten({ background: "white" }) : upright;
  // Optimised Huffman tables would need another copy of the picture in memory.
  const encoded =
    format === "png" ? upright.png({ compressionLevel: PNG_COMPRESSION }) : opaque.jpeg({ quality: JPEG_QUALITY, optimiseCoding: false });
  return encoded.toBuffer().catch((error: Error) => {
    // A timeout is a busy machine, not a bad picture.
    throw /timeout/.test(error.message) ? error : errors.pictureBroken();
  });
}

/** `mediaType`: what the file is now; `widthMax`: a wider picture is reduced to it, pixels. */
type Picture = { location: string; mediaType: "image/jpeg" | "image/png" | "image/webp"; sender: Sender; widthMax?: number };

/**
 * Replaces a picture by a re-encoded, upright one without metadata (camera, location) or trailing data; a
 * WebP by a JPEG. Returns the new size and SHA-256. Throws 1010 when it cannot be decoded or unpacks to too many bytes, 429 when too many pictures wait,
 * the system's error when the disk fails, and the decoder's at a timeout.
 */
export async function reencodePicture(picture: Picture): Promise<{ size: number; sha256: string }> {
  return inTurn(picture.sender, async () => {
    const bytes = await decodeAndEncode(picture);
    await writeFile(picture.location, bytes, { mode: 0o600, flush: true });
    return { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  });
}
