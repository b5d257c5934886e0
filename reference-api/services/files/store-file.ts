import { rm } from "node:fs/promises";
import path from "node:path";
import { count, eq } from "drizzle-orm";
import { fileTypeFromFile } from "file-type";
import { FILES_PER_REGISTRATION_MAX } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { accounts } from "../../db/schema/accounts.ts";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { type ReceivedFile, receiveFile } from "../../http/receive-file.ts";
import { refuse } from "../../http/refusal.ts";
import type { Account } from "../accounts/find-account.ts";
import { randomToken } from "../secrets.ts";
import { fileUrl } from "./file-url.ts";

/** Media types that a document may have, by its content; office files are zips by content and are no documents here. */
const allowed = new Set(["application/pdf", "image/jpeg", "image/png", "application/zip"]);

/** The folder of uploads on their way. */
export const incomingFolder = (dataDir: string): string => path.join(dataDir, "incoming");

async function mediaTypeOf(received: ReceivedFile): Promise<string> {
  const found = received.size > 0 ? await fileTypeFromFile(received.path) : undefined;
  if (!found || !allowed.has(found.mime)) throw refuse.fileType();
  return found.mime;
}

/** Refuses 1013 where an account has as many files as one may have. */
async function refuseTooMany(db: Pick<Database, "select">, owner: Account): Promise<void> {
  const [held] = await db.select({ files: count() }).from(files).where(eq(files.accountId, owner.id));
  if (held && held.files >= FILES_PER_REGISTRATION_MAX) throw refuse.tooManyFiles();
}

/**
 * Stores the document of a multipart request for an account and answers its URL. The URL is given out only when bytes,
 * name and row are durable. Refuses 413, 400, 1010 (type by content) and 1013 (too many files); throws when the disk,
 * the storage or the database fails, and leaves nothing behind then.
 */
export async function storeFile({ db, dataDir, storage, now }: Deps, owner: Account, request: Request): Promise<string> {
  await refuseTooMany(db, owner);
  const received = await receiveFile(request, incomingFolder(dataDir));
  const id = randomToken();
  let kept = false;
  try {
    const mediaType = await mediaTypeOf(received);
    kept = true;
    await storage.keep(received, id);
    const { name, size, sha256 } = received;
    await db.transaction(async (tx) => {
      // Files that arrive at once are counted one after the other.
      await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, owner.id)).for("update");
      await refuseTooMany(tx, owner);
      await tx.insert(files).values({ id, accountId: owner.id, name, mediaType, size, sha256, uploadedAt: now() });
    });
  } catch (error) {
    // A storage that fails here too keeps bytes that no row names; the sweep for orphans finds them.
    if (kept) await storage.remove(id).catch(() => undefined);
    throw error;
  } finally {
    await rm(received.path, { force: true }).catch(() => undefined);
  }
  return fileUrl(id);
}
