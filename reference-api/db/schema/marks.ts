import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** One-time jobs, and periodic ones that one of all instances runs: the name and the last time. */
export const marks = pgTable("marks", {
  name: text("name").primaryKey(),
  at: timestamp("at", { withTimezone: true, mode: "date" }).notNull(),
});
