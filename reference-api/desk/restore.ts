import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import type { Logger } from "pino";
import { lockDataFolder } from "../db/lock.ts";
import { openDatabase } from "../db/open.ts";
import type { ApiEnv } from "../env.ts";
import { DeskError } from "../errors.ts";
import { audit } from "../services/audit.ts";
import { exportBackup } from "../services/backup/export-backup.ts";
import { importBackup, type Restored } from "../services/backup/import-backup.ts";
import { localDataKeys } from "../services/data-keys.ts";
import { diskStorage } from "../services/files/disk-storage.ts";
import { openStorage } from "../services/files/open-storage.ts";
import { checkKeys } from "../services/sealing/reseal.ts";

type Where = { env: ApiEnv; dataDir: string; log: Logger };

/** Restores from a stream into the database and storage of the environment, and checks that its keys are known. */
async function restoreFrom({ env, dataDir, log }: Where, source: ReadableStream, action: string): Promise<Restored> {
  const { db, close } = await openDatabase({ ...(env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir }), forTool: true });
  try {
    const restored = await importBackup({ db, storage: await openStorage(env, dataDir, log), dataDir }, source);
    const keys = env.DATA_KEYS ?? localDataKeys(dataDir);
    await checkKeys(
      db,
      keys.map(({ id }) => id),
    );
    await audit(db, new Date(), { actor: "service", action, subject: "service", requestId: randomUUID(), after: { documents: restored.documents } });
    return restored;
  } finally {
    await close();
  }
}

/** Restores a backup. Throws when the database is in use, or a running API has the data folder. */
export async function restore(where: Where, file: string): Promise<Restored> {
  const unlock = where.env.DATABASE_URL ? () => undefined : await lockDataFolder(where.dataDir);
  try {
    return await restoreFrom(where, Readable.toWeb(createReadStream(file)) as unknown as ReadableStream, "restored");
  } finally {
    unlock();
  }
}

/**
 * Copies the embedded database and the documents of DATA_DIR to the database and bucket of the environment. The source
 * stays as it is. Throws when the API runs, a setting is missing, or the copy differs.
 */
export async function move(where: Where): Promise<Restored> {
  const { env, dataDir } = where;
  if (!env.DATABASE_URL) throw new DeskError("DATABASE_URL is missing: it names the database to move to.");
  if (!env.DATA_KEYS)
    throw new DeskError(
      `DATA_KEYS is missing: it must contain the key that sealed the data (that of ${path.join(dataDir, "data-keys")}, if it was not set).`,
    );
  const unlock = await lockDataFolder(dataDir);
  try {
    const source = await openDatabase({ dataDir, forTool: true });
    try {
      await checkKeys(
        source.db,
        env.DATA_KEYS.map(({ id }) => id),
      );
      const now = () => new Date();
      return await restoreFrom(where, exportBackup({ db: source.db, storage: diskStorage(dataDir), now }), "moved");
    } finally {
      await source.close();
    }
  } finally {
    unlock();
  }
}
