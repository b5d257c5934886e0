import { sql } from "drizzle-orm";
import { check, doublePrecision, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, oneOf } from "./columns.ts";

export const decidedKinds = ["article", "advertisement"] as const;

/** What an editor decided at the desk about an entry of the files. It holds over what the file says, at every import. */
export const contentDecisions = pgTable(
  "content_decisions",
  {
    kind: text("kind", { enum: decidedKinds }).notNull(),
    /** The id of the article or advertisement. */
    name: text("name").notNull(),
    /** Shown from this time on, in place of the date (and `draft`) in the file; null: as the file says. */
    shownFrom: moment("shown_from"),
    /** Of an advertisement: no longer shown from this time on, in place of `until`; null: as the file says. */
    shownUntil: moment("shown_until"),
    /** Null: not withdrawn. */
    withdrawnAt: moment("withdrawn_at"),
    /** Why it was withdrawn; only staff read it. */
    reason: text("reason"),
    decidedBy: text("decided_by").notNull(),
    decidedAt: moment("decided_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name] }), check("content_decisions_kind", oneOf(table.kind, decidedKinds))],
);

/** Public pictures of articles and advertisements. The storage has the bytes by `id`, in clear; the row is written after them. */
export const contentPictures = pgTable(
  "content_pictures",
  {
    /** Random; the last segment of the picture's address. */
    id: text("id").primaryKey(),
    /** What the picture shows, for people who do not see it. */
    description: text("description").notNull(),
    mediaType: text("media_type").notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    /** Pixels. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Between its light and its dark parts, as WCAG computes it, 1 to 21. */
    contrast: doublePrecision("contrast").notNull(),
    /** Of the stored bytes, hexadecimal. */
    sha256: text("sha256").notNull(),
    uploadedBy: text("uploaded_by").notNull(),
    uploadedAt: moment("uploaded_at").notNull(),
  },
  (table) => [
    check("content_pictures_media_type", oneOf(table.mediaType, ["image/jpeg", "image/png"])),
    check("content_pictures_size", sql`${table.size} > 0`),
  ],
);
