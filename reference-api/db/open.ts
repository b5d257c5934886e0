import { existsSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import pg from "pg";
import { within } from "../within.ts";
import { startEmbeddedServer } from "./embedded-server.ts";
import { createPool, ping } from "./pool.ts";
import * as schema from "./schema/all.ts";

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type OpenDatabase = {
  db: Database;
  embedded: boolean;
  /** Resolves when the database answers, and rejects within two seconds when it does not. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** Puts in what a fresh database lacks; called at every start, while no other starter does the same. */
export type Fill = (db: Database, embedded: boolean) => Promise<void>;

const migrationsFolder = path.join(import.meta.dirname, "migrations");
/** A number of our own for the advisory lock that keeps starting processes from migrating and filling at once. */
const MIGRATION_LOCK = 7_310_426;
/** A migration may build an index over a large table, and the next starter waits for it; milliseconds. */
const MIGRATION_MS = 600_000;
/** A server that was not stopped in order reads its log before it answers, milliseconds. */
const RECOVERY_MS = 60_000;

/** Together less than two seconds: probes give up then. */
const PING_MS = 1_200;
const PING_WITH_WAIT_MS = 1_800;

/** Connects once; again while a server that has just started says that it is not ready. */
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

type Options = { embedded: boolean; fill?: Fill | undefined; forTool?: boolean | undefined };

async function open(where: pg.PoolConfig, { embedded, fill, forTool }: Options): Promise<Omit<OpenDatabase, "embedded">> {
  const starter = await connectOnce(where);
  const pool = createPool(where, forTool);
  const db = drizzle(pool, { schema }) as unknown as Database;
  try {
    await starter.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(starter, { schema }), { migrationsFolder });
    await fill?.(db, embedded);
  } catch (error) {
    await pool.end().catch(() => undefined);
    throw error;
  } finally {
    // The lock goes with the connection.
    await starter.end().catch(() => undefined);
  }
  return { db, ping: () => within(ping(pool, PING_MS), PING_WITH_WAIT_MS), close: () => pool.end() };
}

/** The embedded database of earlier versions lies in another folder, in files that PostgreSQL cannot read. */
function refuseFormerKind(dataDir: string, folder: string): void {
  const former = path.join(dataDir, "database");
  if (existsSync(former) && !existsSync(folder))
    throw new Error(`${former} is a database of an earlier version (PGlite), which this one cannot read: move it away to begin anew, or go back.`);
}

/**
 * Opens the database and brings its tables up to date: PostgreSQL at `url`, else the embedded one in `dataDir`, which must be locked.
 * `tell` hears when the embedded one had to be started again; `forTool` takes the bounds off the queries. Throws when it cannot be reached or opened.
 */
export async function openDatabase(
  where: ({ url: string } | { dataDir: string; tell?: (line: string) => void }) & { forTool?: boolean },
  fill?: Fill,
): Promise<OpenDatabase> {
  const { forTool } = where;
  if ("url" in where) return { ...(await open({ connectionString: where.url }, { embedded: false, fill, forTool })), embedded: false };
  const folder = path.join(where.dataDir, "postgresql");
  refuseFormerKind(where.dataDir, folder);
  const server = await startEmbeddedServer(folder, where.tell);
  try {
    const opened = await open(server.connection, { embedded: true, fill, forTool });
    const close = () => opened.close().finally(server.stop);
    return { ...opened, embedded: true, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
