import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** One-time jobs, and periodic ones that one of all instances runs: the name and the last time. */
export const marks = pgTable("marks", {
  name: text("name").primaryKey(),
  at: moment("at").notNull(),
});
