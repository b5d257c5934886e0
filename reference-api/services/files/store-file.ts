import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { count, eq } from "drizzle-orm";
import { fileTypeFromFile } from "file-type";
import { FILES_PER_REGISTRATION_MAX } from "../../../lib/limits.ts";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { type ReceivedFile, receiveFile } from "../../http/receive-file.ts";
import { refuse } from "../../http/refusal.ts";
import type { Account } from "../accounts/find-account.ts";
import { randomToken } from "../secrets.ts";
import { fileUrl } from "./file-url.ts";

/** Media types that a document may have, by its content; office files are zips by content and are no documents here. */
const allowed = new Set(["application/pdf", "image/jpeg", "image/png", "application/zip"]);

/** The folder of stored documents. */
export const filesFolder = (dataDir: string): string => path.join(dataDir, "files");
/** The folder of uploads on their way. */
export const incomingFolder = (dataDir: string): string => path.join(dataDir, "incoming");

async function mediaTypeOf(received: ReceivedFile): Promise<string> {
  const found = received.size > 0 ? await fileTypeFromFile(received.path) : undefined;
  if (!found || !allowed.has(found.mime)) throw refuse.fileType();
  return found.mime;
}

async function keep(received: ReceivedFile, folder: string, id: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(received.path, path.join(folder, id));
  const directory = await open(folder, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/**
 * Stores the document of a multipart request for an account and answers its URL. The URL is given out only when bytes,
 * name and row are on the disk. Refuses 413, 400, 1010 (type by content) and 1013 (too many files).
 */
export async function storeFile({ db, dataDir, now }: Deps, owner: Account, request: Request): Promise<string> {
  const [held] = await db.select({ files: count() }).from(files).where(eq(files.accountId, owner.id));
  if (held && held.files >= FILES_PER_REGISTRATION_MAX) throw refuse.tooManyFiles();
  const received = await receiveFile(request, incomingFolder(dataDir));
  const id = randomToken();
  try {
    const mediaType = await mediaTypeOf(received);
    await keep(received, filesFolder(dataDir), id);
    const { name, size, sha256 } = received;
    await db.insert(files).values({ id, accountId: owner.id, name, mediaType, size, sha256, uploadedAt: now() });
  } catch (error) {
    await rm(received.path, { force: true });
    await rm(path.join(filesFolder(dataDir), id), { force: true });
    throw error;
  }
  return fileUrl(id);
}
