import { sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";

export type Table = {
  name: string;
  /** Columns that are not computed by the database. */
  columns: string[];
  /** Tables that its foreign keys refer to. */
  refersTo: string[];
};

/** The tables of the service, each after those that it refers to. */
export async function listTables(db: Pick<Database, "execute">): Promise<Table[]> {
  const { rows } = await db.execute<Table>(sql`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as "refersTo"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by c.relname`);
  const sorted: Table[] = [];
  for (let left = rows; left.length > 0; ) {
    const ready = left.filter(({ refersTo }) => refersTo.every((name) => sorted.some((table) => table.name === name)));
    if (ready.length === 0) throw new Error("the foreign keys of the tables form a cycle");
    sorted.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return sorted;
}

/** The number of migrations that a database has. A backup is restored by the version that wrote it. */
export async function migrationCount(db: Pick<Database, "execute">): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
  return rows[0]?.count ?? 0;
}
