import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { and, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import { ORPHAN_UPLOAD_MS, UNCLAIMED_UPLOAD_MS } from "../../../lib/limits.ts";
import { takeTurn } from "../../db/marks.ts";
import { contentPictures } from "../../db/schema/content.ts";
import { files } from "../../db/schema/files.ts";
import { randomToken } from "../../keys/secrets.ts";
import { notHeld } from "../colleagues/links.ts";
import type { Deps } from "../deps.ts";
import { fileContext, sealFile, storedAs } from "./sealed-file.ts";
import { removeOldQuotas } from "./store-file.ts";

/** The folder of incoming uploads. */
export const incomingFolder = (dataDir: string): string => path.join(dataDir, "incoming");

/**
 * A file unchanged for this long belongs to a dead process, milliseconds: a silent upload is aborted after half a
 * minute.
 */
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
export async function sweepIncomingIfDue(dataDir: string, now: number): Promise<void> {
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
export async function removeOrphans({ db, dataDir, storage, now }: Deps): Promise<number> {
  const current = now().getTime();
  const hasFiles = (await db.select({ id: files.id }).from(files).limit(1)).length > 0;
  const orphans = await db
    .delete(files)
    .where(and(isNull(files.claimedAt), lt(files.uploadedAt, new Date(current - UNCLAIMED_UPLOAD_MS)), notHeld(db)))
    .returning({ id: files.id, sealed: files.sealed });
  for (const file of orphans) await storage.remove(storedAs(file));
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
