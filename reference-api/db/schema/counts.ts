import { bigint, check, date, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { oneOf } from "./columns.ts";

/** Views of a page by campaign, arrivals by kind of site, clicks of an advertisement, and measurements by step. */
export const countKinds = ["view", "arrival", "ad", "lcp", "inp", "cls"] as const;

/** Anonymous sums of a day. Nothing in a row is about one visit. */
export const counts = pgTable(
  "counts",
  {
    /** In Jakarta. */
    day: date("day", { mode: "string" }).notNull(),
    kind: text("kind", { enum: countKinds }).notNull(),
    /** The page, or the id of the advertisement. */
    name: text("name").notNull(),
    /** The campaign, the kind of site, or the upper bound of a measurement; empty for none. */
    detail: text("detail").notNull(),
    amount: bigint("amount", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name, table.detail] }), check("counts_kind", oneOf(table.kind, countKinds))],
);
