import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Content that the company changes without a release, by key. */
export const siteContent = pgTable("site_content", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const banks = pgTable("banks", {
  /** Three-digit clearing code. */
  code: text("code").primaryKey(),
  name: text("name").notNull(),
});

/** Advertisements by slot and device, such as `HomeFloat-PC`. */
export const ads = pgTable(
  "ads",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** The `id` in the file; null when another editor wrote the row. */
    name: text("name"),
    slot: text("slot").notNull(),
    position: integer("position").notNull().default(0),
    title: text("title").notNull(),
    picUrl: text("pic_url").notNull(),
    openUrl: text("open_url").notNull(),
    /** Shown from this time on; null: already. */
    startsAt: moment("starts_at"),
    /** No longer shown from this time on; null: without an end. */
    endsAt: moment("ends_at"),
    clicks: integer("clicks").notNull().default(0),
  },
  (table) => [index("ads_slot").on(table.slot, table.position), uniqueIndex("ads_name").on(table.name, table.slot)],
);
