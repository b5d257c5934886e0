import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The condition of a CHECK constraint: a column has one of these values. */
export function oneOf(column: PgColumn, values: readonly (string | number)[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => (typeof value === "number" ? String(value) : `'${value}'`)).join(", "))})`;
}
