import { type SQL, sql } from "drizzle-orm";
import { type PgColumn, timestamp } from "drizzle-orm/pg-core";

/** A point in time: `timestamptz`, a Date in TypeScript. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The condition of a CHECK constraint: a column has one of these values. */
export function oneOf(column: PgColumn, values: readonly (string | number)[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => (typeof value === "number" ? String(value) : `'${value}'`)).join(", "))})`;
}
