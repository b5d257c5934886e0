import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { moment, oneOf } from "./columns.ts";

/** Uploaded documents. The storage has the bytes by `id`; the row is written after they are durable. */
export const files = pgTable(
  "files",
  {
    /** Random; the last segment of the file's URL. */
    id: text("id").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The name in clear, of documents from before they were sealed. */
    name: text("name"),
    /** The sealed name, and the data key of the stored bytes. Null: the bytes are not sealed yet. */
    sealed: text("sealed"),
    mediaType: text("media_type").notNull(),
    /** Of the document before it is sealed, bytes. */
    size: integer("size").notNull(),
    /** Of the stored bytes, hexadecimal. */
    sha256: text("sha256").notNull(),
    uploadedAt: moment("uploaded_at").notNull(),
    /** When a submission claimed the file; null: removed a day after the upload. */
    claimedAt: moment("claimed_at"),
  },
  (table) => [
    index("files_account").on(table.accountId),
    index("files_orphans").on(table.claimedAt, table.uploadedAt),
    check("files_media_type", oneOf(table.mediaType, ["application/pdf", "image/jpeg", "image/png", "application/zip"])),
    check("files_size", sql`${table.size} >= 0`),
  ],
);

/** Bytes stored by an account per day in Jakarta, including removed documents. */
export const uploadDays = pgTable(
  "upload_days",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] }), index("upload_days_day").on(table.day)],
);
