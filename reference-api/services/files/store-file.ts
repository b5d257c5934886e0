import { rm } from "node:fs/promises";
import { count, eq } from "drizzle-orm";
import { endpoints } from "../../../lib/contract/endpoints.ts";
import { FILES_PER_REGISTRATION_MAX } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { accounts } from "../../db/schema/accounts.ts";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { receiveFile } from "../../http/receive-file.ts";
import { Refusal, refuse } from "../../http/refusal.ts";
import type { Account } from "../accounts/find-account.ts";
import { randomToken } from "../secrets.ts";
import { countForDay, refuseBeyondDay } from "./account-day.ts";
import { examineDocument } from "./examine-document.ts";
import { fileUrl } from "./file-url.ts";
import { incomingFolder, sweepIncomingAtTimes } from "./sweep-incoming.ts";
import type { UploadPlace } from "./upload-places.ts";

const { maxBodyBytes } = endpoints.fileUpload;

/** The request of an upload, and the visitor's address where it is known. */
export type Upload = { request: Request; address: string | undefined };

/** Refuses 1013 where an account has as many files as one may have. */
async function refuseTooMany(db: Pick<Database, "select">, owner: Account): Promise<void> {
  const [held] = await db.select({ files: count() }).from(files).where(eq(files.accountId, owner.id));
  if (held && held.files >= FILES_PER_REGISTRATION_MAX) throw refuse.tooManyFiles();
}

/** Receives a document, examines and stores it. Answers its id and size. */
async function receiveAndKeep(deps: Deps, owner: Account, request: Request, place: UploadPlace): Promise<{ id: string; size: number }> {
  const { db, dataDir, storage, now, uploads } = deps;
  const received = await receiveFile(request, { directory: incomingFolder(dataDir), maxBodyBytes, onWritten: place.wrote });
  const id = randomToken();
  let kept = false;
  try {
    const document = await examineDocument(received);
    kept = true;
    await storage.keep(document, id);
    const { name, mediaType, size, sha256 } = document;
    await db.transaction(async (tx) => {
      // Files that arrive at once are counted one after the other.
      await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, owner.id)).for("update");
      await refuseTooMany(tx, owner);
      await countForDay(tx, { accountId: owner.id, bytes: size, limit: uploads.bytesPerAccountDay, now: now() });
      await tx.insert(files).values({ id, accountId: owner.id, name, mediaType, size, sha256, uploadedAt: now() });
    });
    return { id, size };
  } catch (error) {
    // A storage that fails here too keeps bytes that no row names; the sweep for orphans finds them.
    if (kept) await storage.remove(id).catch(() => undefined);
    throw error;
  } finally {
    await rm(received.path, { force: true }).catch(() => undefined);
  }
}

/**
 * Stores the document of a multipart request for an account and answers its URL. The URL is given out only when bytes,
 * name and row are durable. Refuses 413, 400, 1010 (type by content), 1013 (too many files), 429 (too many uploads at once or
 * bytes a day) and 507 (too little room on the disk); throws when the disk, the storage or the database fails. Whatever went
 * wrong, nothing stays behind.
 */
export async function storeFile(deps: Deps, owner: Account, { request, address }: Upload): Promise<string> {
  const { db, dataDir, uploads, now, log } = deps;
  const bytes = Math.min(Number(request.headers.get("content-length") ?? maxBodyBytes), maxBodyBytes);
  await refuseTooMany(db, owner);
  await refuseBeyondDay(db, { accountId: owner.id, bytes: 1, limit: uploads.bytesPerAccountDay, now: now() });
  await sweepIncomingAtTimes(dataDir, Date.now());
  const place = await uploads.begin({ accountId: owner.id, address, bytes }).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 507) log.warn("uploads are refused: the disk of DATA_DIR has too little room left");
    throw error;
  });
  let stored = 0;
  try {
    const { id, size } = await receiveAndKeep(deps, owner, request, place);
    stored = size;
    return fileUrl(id);
  } finally {
    place.end(stored);
  }
}
