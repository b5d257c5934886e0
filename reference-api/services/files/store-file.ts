import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { and, count, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { endpoints } from "../../../lib/contract/endpoints.ts";
import { jakartaDay } from "../../../lib/format/date.ts";
import { FILES_PER_REGISTRATION_MAX, ORPHAN_UPLOAD_MS, UNCLAIMED_UPLOAD_MS } from "../../../lib/limits.ts";
import { takeTurn } from "../../db/marks.ts";
import type { Database } from "../../db/open.ts";
import { accounts } from "../../db/schema/accounts.ts";
import { contentPictures } from "../../db/schema/content.ts";
import { files, uploadDays } from "../../db/schema/files.ts";
import { ApiError, errors } from "../../errors.ts";
import { DAY_MS, inJakarta } from "../../jakarta-time.ts";
import { randomToken } from "../../keys/secrets.ts";
import type { UploadSlot } from "../../limits/upload-slots.ts";
import type { Account } from "../accounts/find-account.ts";
import { notHeld } from "../colleagues/links.ts";
import type { Deps } from "../deps.ts";
import { fileUrl, removeFromStorage } from "./files.ts";
import { checkDocument, receiveFile } from "./receive-file.ts";
import { fileContext, sealFile, storedAs } from "./sealed-file.ts";

/** Until the next day in Jakarta, seconds. */
const secondsLeft = (now: Date) => Math.ceil((DAY_MS - (inJakarta(now).getTime() % DAY_MS)) / 1_000);

type Allowance = { accountId: string; bytes: number; limit: number; now: Date };

/** Throws 429 when `bytes` more would exceed the daily limit of an account. */
async function checkDailyQuota(db: Pick<Database, "select">, { accountId, bytes, limit, now }: Allowance): Promise<void> {
  const [used] = await db
    .select({ bytes: uploadDays.bytes })
    .from(uploadDays)
    .where(and(eq(uploadDays.accountId, accountId), eq(uploadDays.day, jakartaDay(now))));
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
    .values({ accountId, day: jakartaDay(now), bytes })
    .onConflictDoUpdate({ target: [uploadDays.accountId, uploadDays.day], set: { bytes: sql`${uploadDays.bytes} + ${bytes}` } });
}

/** Removes the usage of days before yesterday. */
async function removeOldQuotas(db: Pick<Database, "delete">, now: Date): Promise<void> {
  await db.delete(uploadDays).where(lt(uploadDays.day, jakartaDay(new Date(now.getTime() - DAY_MS))));
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

/** The folder of incoming uploads. */
export const incomingFolder = (dataDir: string): string => path.join(dataDir, "incoming");

/** A file unchanged for this long belongs to a dead process, milliseconds: a silent upload is aborted after a minute. */
const ABANDONED_MS = 300_000;
/** Uploads trigger a sweep at most this often, milliseconds. */
const INTERVAL_MS = 60_000;

const lastSweeps = new Map<string, number>();

/** Removes temporary files of processes that died. `now` in epoch milliseconds. Returns the number of removed files. */
async function sweepIncoming(dataDir: string, now: number): Promise<number> {
  lastSweeps.set(dataDir, performance.now());
  const folder = incomingFolder(dataDir);
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const location = path.join(folder, name);
    const found = await stat(location).catch(() => undefined);
    if (!found || found.mtimeMs >= now - ABANDONED_MS) continue;
    await rm(location, { force: true });
    removed += 1;
  }
  return removed;
}

/** Sweeps unless the last sweep was less than INTERVAL_MS ago. */
async function sweepIncomingIfDue(dataDir: string, now: number): Promise<void> {
  const last = lastSweeps.get(dataDir);
  if (last === undefined || performance.now() - last >= INTERVAL_MS) await sweepIncoming(dataDir, now);
}

/** Files per step. */
const BATCH = 50;

/**
 * Seals the documents that an earlier version stored in clear. The sealed bytes have another name in the storage: when
 * this is interrupted, the row still leads to the bytes in clear. Returns the number of sealed documents.
 */
export async function sealOlderFiles({
  db,
  storage,
  vault,
  dataDir,
  log,
}: Pick<Deps, "db" | "storage" | "vault" | "dataDir" | "log">): Promise<number> {
  let sealedFiles = 0;
  let after = "";
  for (;;) {
    const rows = await db
      .select()
      .from(files)
      .where(and(isNull(files.sealed), gt(files.id, after)))
      .orderBy(files.id)
      .limit(BATCH);
    for (const row of rows) {
      const bytes = await storage.read(row.id);
      if (!bytes) {
        log.warn("a document in clear is missing in the storage and was not sealed");
        continue;
      }
      const { sealed, dataKey } = vault.sealRecord(fileContext(row.id), row.name ?? "berkas");
      const location = path.join(incomingFolder(dataDir), randomToken());
      await mkdir(incomingFolder(dataDir), { recursive: true, mode: 0o700 });
      try {
        await writeFile(location, bytes, { mode: 0o600 });
        const stored = await sealFile(dataKey, { path: location, name: "", size: row.size, sha256: row.sha256 });
        await storage.save(stored, storedAs({ id: row.id, sealed }));
        const changed = await db
          .update(files)
          .set({ sealed, name: null, sha256: stored.sha256 })
          .where(and(eq(files.id, row.id), isNull(files.sealed)))
          .returning({ id: files.id });
        if (changed.length > 0) await storage.remove(row.id);
        sealedFiles += changed.length;
      } finally {
        for (const one of [location, `${location}.sealed`]) await rm(one, { force: true });
      }
    }
    if (rows.length < BATCH) return sealedFiles;
    after = rows.at(-1)?.id ?? "";
  }
}

/** How often the whole storage is scanned for bytes without a row, milliseconds. */
const SCAN_INTERVAL_MS = 86_400_000;

/**
 * Removes uploads that no submission claimed within a day and no link of a colleague holds, stored bytes without a row that are older than seven days,
 * aborted uploads, and old daily quotas. A database without any file row may not be restored yet: then the storage is
 * left alone. Returns the number of removed files.
 */
export async function removeOrphans({ db, dataDir, storage, now, log }: Deps): Promise<number> {
  const current = now().getTime();
  const hasFiles = (await db.select({ id: files.id }).from(files).limit(1)).length > 0;
  const orphans = await db
    .delete(files)
    .where(and(isNull(files.claimedAt), lt(files.uploadedAt, new Date(current - UNCLAIMED_UPLOAD_MS)), notHeld(db)))
    .returning({ id: files.id, sealed: files.sealed });
  await removeFromStorage({ storage, log }, orphans);
  let removed = orphans.length;

  // One of all instances scans the storage, once a day.
  const scans = hasFiles && (await takeTurn(db, "files-looked-through", SCAN_INTERVAL_MS, now()));
  for await (const page of scans ? storage.list() : []) {
    if (page.length === 0) continue;
    const ids = page.map(({ id }) => id.replace(/\.sealed$/, ""));
    const documents = await db.select({ id: files.id, sealed: files.sealed }).from(files).where(inArray(files.id, ids));
    const pictures = await db.select({ id: contentPictures.id }).from(contentPictures).where(inArray(contentPictures.id, ids));
    const known = new Set([...documents.map(storedAs), ...pictures.map(({ id }) => id)]);
    for (const { id, storedAt } of page) {
      if (known.has(id) || storedAt >= current - ORPHAN_UPLOAD_MS) continue;
      await storage.remove(id);
      removed += 1;
    }
  }
  await removeOldQuotas(db, new Date(current));
  return removed + (await sweepIncoming(dataDir, Date.now()));
}
