import path from "node:path";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import * as schema from "./schema/all.ts";

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type OpenDatabase = { db: Database; embedded: boolean; close: () => Promise<void> };

const migrationsFolder = path.join(import.meta.dirname, "migrations");
/** A number of our own for the advisory lock that keeps starting processes from migrating and filling at once. */
const MIGRATION_LOCK = 7_310_426;

type Fill = (db: Database, embedded: boolean) => Promise<void>;

async function openServer(url: string, fill: Fill | undefined): Promise<OpenDatabase> {
  const { default: pg } = await import("pg");
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const { migrate } = await import("drizzle-orm/node-postgres/migrator");
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // A connection that the server drops while idle must not end the process; the next query opens another.
  pool.on("error", () => undefined);
  const db = drizzle(pool, { schema }) as unknown as Database;
  const holder = await pool.connect();
  try {
    await holder.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(pool, { schema }), { migrationsFolder });
    await fill?.(db, false);
  } finally {
    await holder.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => undefined);
    holder.release();
  }
  return { db, embedded: false, close: () => pool.end() };
}

async function openEmbedded(directory: string | undefined, fill: Fill | undefined): Promise<OpenDatabase> {
  const { PGlite } = await import("@electric-sql/pglite");
  const { drizzle } = await import("drizzle-orm/pglite");
  const { migrate } = await import("drizzle-orm/pglite/migrator");
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const client = await PGlite.create({ ...(directory === undefined ? {} : { dataDir: directory }), extensions: { pg_trgm } });
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder });
  await fill?.(db as unknown as Database, true);
  return { db: db as unknown as Database, embedded: true, close: () => client.close() };
}

/**
 * Opens the database and brings its tables up to date: PostgreSQL at `url`, else the embedded one in `directory`,
 * else an embedded one in memory (tests). `fill` puts in what a fresh database lacks, while no other starter does either.
 * Throws when it cannot be reached or opened.
 */
export function openDatabase(where: { url?: string | undefined; directory?: string | undefined; fill?: Fill }): Promise<OpenDatabase> {
  return where.url ? openServer(where.url, where.fill) : openEmbedded(where.directory, where.fill);
}
