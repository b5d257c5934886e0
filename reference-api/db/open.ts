import { existsSync } from "node:fs";
import path from "node:path";
import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import { withTimeout } from "../with-timeout.ts";
import { startEmbeddedServer } from "./embedded-server.ts";
import { createPool, ping } from "./pool.ts";
import * as schema from "./schema/all.ts";

export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;
type OpenDatabase = {
  db: Database;
  embedded: boolean;
  /** Resolves when the database responds, and rejects within two seconds when it does not. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** Seeds a fresh database. Called at every start, by one process at a time. */
export type PrepareDatabase = (db: Database, embedded: boolean) => Promise<void>;

const migrationsFolder = path.join(import.meta.dirname, "migrations");
/** Key of the advisory lock under which a process migrates and seeds. */
const MIGRATION_LOCK = 7_310_426;
/** Timeout of a migration, which may build an index over a large table, milliseconds. */
const MIGRATION_MS = 600_000;
/** Timeout of the crash recovery of the server, milliseconds. */
const RECOVERY_MS = 60_000;

/** Less than two seconds in total, the usual timeout of probes. */
const PING_MS = 1_200;
const PING_WITH_WAIT_MS = 1_800;

/** Opens one connection; retries while the server is starting up. */
async function connectOnce(where: pg.ClientConfig): Promise<pg.Client> {
  for (const started = Date.now(); ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const client = new pg.Client({ ...where, connectionTimeoutMillis: 5_000, query_timeout: MIGRATION_MS, keepAlive: true });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      // 57P03: starting up.
      if ((error as { code?: string }).code !== "57P03" || Date.now() - started > RECOVERY_MS) throw error;
    }
  }
}

type Options = { embedded: boolean; prepare?: PrepareDatabase | undefined; forTool?: boolean | undefined };

async function open(where: pg.PoolConfig, { embedded, prepare, forTool }: Options): Promise<Omit<OpenDatabase, "embedded">> {
  const starter = await connectOnce(where);
  const pool = createPool(where, forTool);
  const db: Database = drizzle(pool, { schema });
  try {
    await starter.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(starter, { schema }), { migrationsFolder });
    await prepare?.(db, embedded);
  } catch (error) {
    await pool.end().catch(() => undefined);
    throw error;
  } finally {
    // Closing the connection releases the lock.
    await starter.end().catch(() => undefined);
  }
  return { db, ping: () => withTimeout(ping(pool, PING_MS), PING_WITH_WAIT_MS), close: () => pool.end() };
}

/** Throws when the data folder contains only a PGlite database of an earlier version, which PostgreSQL cannot read. */
function rejectPgliteFolder(dataDir: string, folder: string): void {
  const former = path.join(dataDir, "database");
  if (existsSync(former) && !existsSync(folder))
    throw new Error(
      `${former} is a database of an earlier version (PGlite), which this version cannot read: move it away to start with an empty database, or use the earlier version.`,
    );
}

/**
 * Opens and migrates the database: PostgreSQL at `url`, else the embedded one in `dataDir`, which must be locked.
 * `onRestart` is called when the embedded server is restarted; `forTool` disables the query timeouts. Throws when the
 * database cannot be opened.
 */
export async function openDatabase(
  where: ({ url: string } | { dataDir: string; onRestart?: (line: string) => void }) & { forTool?: boolean },
  prepare?: PrepareDatabase,
): Promise<OpenDatabase> {
  const { forTool } = where;
  if ("url" in where) return { ...(await open({ connectionString: where.url }, { embedded: false, prepare, forTool })), embedded: false };
  const folder = path.join(where.dataDir, "postgresql");
  rejectPgliteFolder(where.dataDir, folder);
  const server = await startEmbeddedServer(folder, where.onRestart);
  try {
    const opened = await open(server.connection, { embedded: true, prepare, forTool });
    const close = () => opened.close().finally(server.stop);
    return { ...opened, embedded: true, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
