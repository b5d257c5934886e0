import { randomUUID } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import type { Logger } from "pino";
import { lockDataFolder } from "../db/lock.ts";
import { openDatabase } from "../db/open.ts";
import type { AuditFacts } from "../db/schema/desk.ts";
import type { ApiEnv } from "../env.ts";
import { DeskError } from "../errors.ts";
import { createVault, localDataKeys, type Vault } from "../keys/data-keys.ts";
import { type Action, audit } from "../services/audit.ts";
import { exportBackup } from "../services/backup/export-backup.ts";
import { importBackup, type Restored } from "../services/backup/import-backup.ts";
import { readErasures, replay } from "../services/backup/replay.ts";
import type { Deps } from "../services/deps.ts";
import { checkKeys, tryKeys } from "../services/sealing/reseal.ts";
import { diskStorage } from "../storage/file-storage.ts";
import { openStorage } from "../storage/open-storage.ts";

type Where = { env: ApiEnv; dataDir: string; log: Logger };

type Target = Pick<Deps, "db" | "storage" | "vault" | "dataDir" | "log" | "now"> & { keyIds: string[] };

/** Runs with the database and storage of the environment. */
async function withTarget<Result>({ env, dataDir, log }: Where, run: (target: Target) => Promise<Result>): Promise<Result> {
  const keys = env.DATA_KEYS ?? localDataKeys(dataDir);
  const { db, close } = await openDatabase({ ...(env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir }), forTool: true });
  try {
    const storage = await openStorage(env, dataDir, log);
    return await run({ db, storage, vault: createVault(keys), dataDir, log, now: () => new Date(), keyIds: keys.map(({ id }) => id) });
  } finally {
    await close();
  }
}

const note = ({ db, now }: Target, action: Action, after: AuditFacts) =>
  audit(db, now(), { actor: "service", action, subject: "service", requestId: randomUUID(), after });

const erasuresIn = (vault: Vault, file: string | undefined) => (file ? readErasures(vault, readFileSync(file, "utf8")) : []);

async function locked<Result>({ env, dataDir }: Where, run: () => Promise<Result>): Promise<Result> {
  const unlock = env.DATABASE_URL ? () => undefined : await lockDataFolder(dataDir);
  try {
    return await run();
  } finally {
    unlock();
  }
}

/**
 * Restores a backup, ends what it must not bring back, and does again what the list in `erasures` has of the time since.
 * Throws when the database is in use, or a running API has the data folder.
 */
export function restore(where: Where, file: string, erasures: string | undefined): Promise<Restored & { replayed: number | string }> {
  return locked(where, () =>
    withTarget(where, async (target) => {
      const entries = erasuresIn(target.vault, erasures);
      const restored = await importBackup(target, Readable.toWeb(createReadStream(file)) as unknown as ReadableStream);
      await checkKeys(target.db, target.keyIds);
      await tryKeys(target.db, target.vault);
      const replayed = await replay(target, entries);
      await note(target, "restored", { documents: restored.documents, replayed });
      return { ...restored, replayed: erasures ? replayed : "no list of erasures was given" };
    }),
  );
}

/** The same after a restore with other tools, such as pg_restore. Throws when a running API has the data folder. */
export function replayErasures(where: Where, erasures: string): Promise<{ replayed: number }> {
  return locked(where, () =>
    withTarget(where, async (target) => {
      const replayed = await replay(target, erasuresIn(target.vault, erasures));
      await note(target, "replayed", { replayed });
      return { replayed };
    }),
  );
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
      await tryKeys(source.db, createVault(env.DATA_KEYS));
      const now = () => new Date();
      const backup = exportBackup({ db: source.db, storage: diskStorage(dataDir), now, vault: createVault(env.DATA_KEYS) });
      return await withTarget(where, async (target) => {
        const moved = await importBackup(target, backup);
        await checkKeys(target.db, target.keyIds);
        await note(target, "moved", { documents: moved.documents });
        return moved;
      });
    } finally {
      await source.close();
    }
  } finally {
    unlock();
  }
}
