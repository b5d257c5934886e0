import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What is done once, or now and then by one of all instances: its name, and when it was last done. */
export const marks = pgTable("marks", {
  name: text("name").primaryKey(),
  at: timestamp("at", { withTimezone: true, mode: "date" }).notNull(),
});
