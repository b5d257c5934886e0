import { rm } from "node:fs/promises";
import { and, count, eq, lt, sql } from "drizzle-orm";
import { endpoints } from "../../../lib/contract/endpoints.ts";
import { FILES_PER_REGISTRATION_MAX } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { accounts } from "../../db/schema/accounts.ts";
import { files, uploadDays } from "../../db/schema/files.ts";
import { ApiError, errors } from "../../errors.ts";
import { DAY_MS, inJakarta } from "../../jakarta-time.ts";
import { randomToken } from "../../keys/secrets.ts";
import type { UploadSlot } from "../../limits/upload-slots.ts";
import type { Account } from "../accounts/find-account.ts";
import type { Deps } from "../deps.ts";
import { checkDocument } from "./check-document.ts";
import { fileUrl } from "./files.ts";
import { receiveFile } from "./receive-file.ts";
import { fileContext, sealFile, storedAs } from "./sealed-file.ts";
import { incomingFolder, sweepIncomingIfDue } from "./upkeep.ts";

/** The date in Jakarta, YYYY-MM-DD. */
const dayOf = (now: Date) => inJakarta(now).toISOString().slice(0, 10);
const secondsLeft = (now: Date) => Math.ceil((DAY_MS - (inJakarta(now).getTime() % DAY_MS)) / 1_000);

type Allowance = { accountId: string; bytes: number; limit: number; now: Date };

/** Throws 429 when `bytes` more would exceed the daily limit of an account. */
async function checkDailyQuota(db: Pick<Database, "select">, { accountId, bytes, limit, now }: Allowance): Promise<void> {
  const [used] = await db
    .select({ bytes: uploadDays.bytes })
    .from(uploadDays)
    .where(and(eq(uploadDays.accountId, accountId), eq(uploadDays.day, dayOf(now))));
  if ((used?.bytes ?? 0) + bytes > limit) throw errors.tooManyBytes(secondsLeft(now));
}

/**
 * Adds a stored document to the day's usage of its account; removing it later does not subtract it. Throws like
 * `checkDailyQuota`.
 */
async function addToDailyQuota(db: Pick<Database, "select" | "insert">, allowance: Allowance): Promise<void> {
  const { accountId, bytes, now } = allowance;
  await checkDailyQuota(db, allowance);
  await db
    .insert(uploadDays)
    .values({ accountId, day: dayOf(now), bytes })
    .onConflictDoUpdate({ target: [uploadDays.accountId, uploadDays.day], set: { bytes: sql`${uploadDays.bytes} + ${bytes}` } });
}

/** Removes the usage of days before yesterday. */
export async function removeOldQuotas(db: Pick<Database, "delete">, now: Date): Promise<void> {
  await db.delete(uploadDays).where(lt(uploadDays.day, dayOf(new Date(now.getTime() - DAY_MS))));
}

const { maxBodyBytes } = endpoints.fileUpload;

/** The request of an upload, and the visitor's address when known. */
export type Upload = { request: Request; address: string | undefined };

/** Throws 1013 when an account has the maximum number of files. */
async function checkFileCount(db: Pick<Database, "select">, owner: Account): Promise<void> {
  const [stored] = await db.select({ files: count() }).from(files).where(eq(files.accountId, owner.id));
  if (stored && stored.files >= FILES_PER_REGISTRATION_MAX) throw errors.tooManyFiles();
}

/** Receives, checks and stores a document. Returns its id and size. */
async function receiveAndStore(deps: Deps, owner: Account, { request, address }: Upload, slot: UploadSlot): Promise<{ id: string; size: number }> {
  const { db, dataDir, storage, now, uploads, vault } = deps;
  const received = await receiveFile(request, { directory: incomingFolder(dataDir), maxBodyBytes, onWritten: slot.wrote });
  const id = randomToken();
  let saved: string | undefined;
  try {
    const document = await checkDocument(received, { accountId: owner.id, address });
    const { name, mediaType, size } = document;
    const { sealed, dataKey } = vault.sealRecord(fileContext(id), name);
    const bytes = await sealFile(dataKey, document);
    saved = storedAs({ id, sealed });
    await storage.save(bytes, saved);
    await db.transaction(async (tx) => {
      // Serialises concurrent uploads of an account, so that the limits hold.
      await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, owner.id)).for("update");
      await checkFileCount(tx, owner);
      await addToDailyQuota(tx, { accountId: owner.id, bytes: size, limit: uploads.bytesPerAccountDay, now: now() });
      await tx.insert(files).values({ id, accountId: owner.id, sealed, mediaType, size, sha256: bytes.sha256, uploadedAt: now() });
    });
    return { id, size };
  } catch (error) {
    // When this fails too, the orphan sweep removes the bytes.
    if (saved) await storage.remove(saved).catch(() => undefined);
    throw error;
  } finally {
    for (const path of [received.path, `${received.path}.sealed`]) await rm(path, { force: true }).catch(() => undefined);
  }
}

/**
 * Stores the document of a multipart request for an account. Returns its URL once bytes and row are durable. Throws
 * 413, 400, 1010 (type by content), 1013 (too many files), 429 (too many concurrent uploads or bytes per day), 507 (too
 * little disk space), and the cause when the disk, the storage or the database fails. A failed upload leaves nothing
 * behind.
 */
export async function storeFile(deps: Deps, owner: Account, { request, address }: Upload): Promise<string> {
  const { db, dataDir, uploads, now, log } = deps;
  const bytes = Math.min(Number(request.headers.get("content-length") ?? maxBodyBytes), maxBodyBytes);
  await checkFileCount(db, owner);
  await checkDailyQuota(db, { accountId: owner.id, bytes: 1, limit: uploads.bytesPerAccountDay, now: now() });
  await sweepIncomingIfDue(dataDir, Date.now());
  const slot = await uploads.begin({ accountId: owner.id, address, bytes }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 507) log.warn("upload rejected: too little free space on the disk of DATA_DIR");
    throw error;
  });
  let stored = 0;
  try {
    const { id, size } = await receiveAndStore(deps, owner, { request, address }, slot);
    stored = size;
    return fileUrl(id);
  } finally {
    slot.end(stored);
  }
}
