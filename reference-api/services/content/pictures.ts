import { createHash } from "node:crypto";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { desc, eq, inArray } from "drizzle-orm";
import { PUBLIC_FILE_CACHE } from "../../../lib/contract/http.ts";
import type { Database } from "../../db/open.ts";
import { contentPictures } from "../../db/schema/content.ts";
import { DeskError, errors } from "../../errors.ts";
import { randomToken } from "../../keys/secrets.ts";
import { audit, type Desk, need } from "../audit.ts";
import type { Deps } from "../deps.ts";
import { checkDocument, plainName } from "../files/receive-file.ts";
import { incomingFolder } from "../files/store-file.ts";

export type ContentPicture = typeof contentPictures.$inferSelect;

/** Largest picture that the desk takes, bytes. */
export const CONTENT_PICTURE_MAX_BYTES = 8_388_608;
/** Wider pictures are reduced to this, pixels: twice the width of an article's text. */
const WIDTH_MAX = 1_600;
/** Length of a description, characters. */
const DESCRIPTION_MIN_CHARS = 5;
export const DESCRIPTION_MAX_CHARS = 200;
/** A thinner picture shows nothing in an article. */
const SIDES_RATIO_MAX = 5;

const PREFIX = "/api/h5/website/picture/";
const PICTURE_ID = /^[\w-]{16,64}$/;
/** The address of an uploaded picture on the site. */
export const pictureHref = (id: string): string => PREFIX + id;
const pictureIdOf = (address: string) => (address.startsWith(PREFIX) ? address.slice(PREFIX.length) : undefined);

/** Whether a description is the name of a file, which cameras and messengers choose. */
export const isFileName = (description: string): boolean =>
  /\.(?:jpe?g|png|webp|gif|heic|avif|bmp|svg)$|^[a-z]*[-_]?\d[\w-]*$|^(?:whatsapp image|screenshot)\b.*\d/i.test(description);

/** Contrast is measured on a small copy, pixels. */
const MEASURED_PIXELS = 1_200;
/** Beyond this part of the pixels at either end a value is noise. */
const NOISE = 0.002;
/** Steps of luminance. */
const LEVELS = 4_095;

/** The linear value of each sRGB step (WCAG 2.2, relative luminance). */
const linear = Array.from({ length: 256 }, (_, step) => (step / 255 <= 0.04045 ? step / 255 / 12.92 : ((step / 255 + 0.055) / 1.055) ** 2.4));

/**
 * The contrast between the light and the dark parts of a picture, 1 to 21: words in it cannot have more. Throws when it
 * cannot be decoded.
 */
async function measure(bytes: Buffer): Promise<{ width: number; height: number; contrast: number }> {
  const { default: sharp } = await import("sharp");
  const picture = sharp(bytes, { limitInputPixels: WIDTH_MAX * 20_000 });
  const { width, height } = await picture.metadata();
  const { data, info } = await picture
    .resize({ width: MEASURED_PIXELS, height: MEASURED_PIXELS, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const light = (at: number) => linear[data[at] ?? 0] ?? 0;
  const pixels = info.width * info.height;
  const amounts = new Uint32Array(LEVELS + 1);
  for (let at = 0; at < data.length; at += info.channels) {
    const value = info.channels < 3 ? light(at) : 0.2126 * light(at) + 0.7152 * light(at + 1) + 0.0722 * light(at + 2);
    const level = Math.round(value * LEVELS);
    amounts[level] = (amounts[level] ?? 0) + 1;
  }
  /** The luminance that this many pixels do not exceed. */
  const valueAt = (rank: number) => {
    let seen = 0;
    const level = amounts.findIndex((amount) => {
      seen += amount;
      return seen > rank;
    });
    return level / LEVELS;
  };
  const [dark, bright] = [valueAt(Math.floor(pixels * NOISE)), valueAt(Math.ceil(pixels * (1 - NOISE)) - 1)];
  return { width, height, contrast: Math.round(((bright + 0.05) / (dark + 0.05)) * 10) / 10 };
}

/**
 * Stores a picture for articles and advertisements: re-encoded, without metadata, at most 1600 pixels wide. Returns its
 * row. Throws DeskError for a missing description, and ApiError 1010 for what is no picture that can be decoded, or too small
 * or thin to be seen.
 */
export async function addPicture(desk: Desk, sent: { bytes: Uint8Array; name: string; description: string }): Promise<ContentPicture> {
  need(desk, "content");
  const { db, now, storage, dataDir, actor, requestId } = desk;
  const description = sent.description.normalize("NFC").replace(/\s+/g, " ").trim();
  if (description.length < DESCRIPTION_MIN_CHARS || description.length > DESCRIPTION_MAX_CHARS || /[<>[\]]|\p{Cc}/u.test(description))
    throw new DeskError("A picture needs a description.", { code: "pictureDescription" });
  if (isFileName(description)) throw new DeskError("This is the name of a file.", { code: "pictureFileName" });
  if (sent.bytes.length === 0 || sent.bytes.length > CONTENT_PICTURE_MAX_BYTES)
    throw errors.fileTooLarge(`Ukuran gambar tidak boleh melebihi ${CONTENT_PICTURE_MAX_BYTES / 1_048_576} MB.`);
  const id = randomToken();
  const location = path.join(incomingFolder(dataDir), id);
  await mkdir(incomingFolder(dataDir), { recursive: true, mode: 0o700 });
  let saved = false;
  try {
    await writeFile(location, sent.bytes, { mode: 0o600, flag: "wx" });
    const received = {
      path: location,
      name: plainName(sent.name),
      size: sent.bytes.length,
      sha256: createHash("sha256").update(sent.bytes).digest("hex"),
    };
    const picture = await checkDocument(received, { accountId: actor, address: undefined }, { pictures: { widthMax: WIDTH_MAX } });
    const measured = await measure(await readFile(location));
    const [short, long] = [Math.min(measured.width, measured.height), Math.max(measured.width, measured.height)];
    if (long > short * SIDES_RATIO_MAX) throw errors.pictureShape(SIDES_RATIO_MAX);
    const row = {
      id,
      description,
      mediaType: picture.mediaType,
      size: picture.size,
      sha256: picture.sha256,
      ...measured,
      uploadedBy: actor,
      uploadedAt: now(),
    };
    saved = true;
    await storage.save(picture, id);
    await db.transaction(async (tx) => {
      await tx.insert(contentPictures).values(row);
      const { width, height, size } = row;
      await audit(tx, now(), { actor, action: "picture-added", subject: id, requestId, after: { width, height, size } });
    });
    return row;
  } catch (error) {
    // When this fails too, the orphan sweep removes the bytes.
    if (saved) await storage.remove(id).catch(() => undefined);
    throw error;
  } finally {
    await rm(location, { force: true });
  }
}

/** The uploaded pictures, newest first. */
export async function listPictures(desk: Desk): Promise<ContentPicture[]> {
  need(desk, "content");
  return desk.db.select().from(contentPictures).orderBy(desc(contentPictures.uploadedAt)).limit(200);
}

/** An uploaded picture as a response. Throws 1404 for an unknown one. */
export async function readPicture({ db, storage }: Pick<Deps, "db" | "storage">, id: string): Promise<Response> {
  const [row] = PICTURE_ID.test(id) ? await db.select().from(contentPictures).where(eq(contentPictures.id, id)) : [];
  const bytes = row && (await storage.read(id));
  if (!row || !bytes) throw errors.notFound();
  return new Response(bytes, {
    headers: {
      "content-type": row.mediaType,
      "content-length": String(row.size),
      "content-disposition": "inline",
      "cache-control": PUBLIC_FILE_CACHE,
      "x-content-type-options": "nosniff",
    },
  });
}

/** The files of the site, which are beside the API in the repository and in the image. */
const PUBLIC_FOLDER = path.join(import.meta.dirname, "../../../public");
const PUBLIC_PATH = /^\/(?!.*\.\.)[\w./-]{1,200}$/;
/** By path and time of the last change: each picture is measured once. */
const measured = new Map<string, number | undefined>();

/** The contrast of a file of the site; null: there is no such file. Undefined for one that cannot be measured. */
async function publicContrast(address: string): Promise<number | null | undefined> {
  const location = path.join(PUBLIC_FOLDER, address);
  const found = await stat(location).catch(() => undefined);
  if (!found?.isFile()) return null;
  const key = `${address} ${found.mtimeMs}`;
  if (!measured.has(key))
    measured.set(
      key,
      await measure(await readFile(location)).then(
        ({ contrast }) => contrast,
        () => undefined,
      ),
    );
  return measured.get(key);
}

/** Whether a file of the site has this path. */
export async function isPublicFile(address: string): Promise<boolean> {
  return PUBLIC_PATH.test(address) && ((await stat(path.join(PUBLIC_FOLDER, address)).catch(() => undefined))?.isFile() ?? false);
}

/** What the checks know of a picture: whether it exists, and its contrast. `elsewhere`: on another site, unknown. */
export type PictureFacts = { found: boolean | "elsewhere"; contrast?: number | undefined };

/** What is known of the pictures with these addresses. */
export async function pictureFacts(db: Pick<Database, "select">, addresses: readonly string[]): Promise<Map<string, PictureFacts>> {
  const ids = addresses.map(pictureIdOf).filter((id) => id !== undefined);
  const rows = ids.length > 0 ? await db.select().from(contentPictures).where(inArray(contentPictures.id, ids)) : [];
  const uploaded = new Map(rows.map((row) => [pictureHref(row.id), row.contrast]));
  const facts = new Map<string, PictureFacts>();
  for (const address of addresses) {
    if (/^https:/.test(address)) facts.set(address, { found: "elsewhere" });
    else if (uploaded.has(address)) facts.set(address, { found: true, contrast: uploaded.get(address) });
    else if (!PUBLIC_PATH.test(address) || pictureIdOf(address) !== undefined) facts.set(address, { found: false });
    else {
      const contrast = await publicContrast(address);
      facts.set(address, contrast === null ? { found: false } : { found: true, contrast });
    }
  }
  return facts;
}
