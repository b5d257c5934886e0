import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Uploaded documents. The bytes lie in the storage by `id`; a row exists only after they are durable there. */
export const files = pgTable(
  "files",
  {
    /** Random: the last part of the file's URL. */
    id: text("id").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    mediaType: text("media_type").notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    sha256: text("sha256").notNull(),
    uploadedAt: moment("uploaded_at").notNull(),
    /** When a submission named the file; absent: removed a day after the upload. */
    claimedAt: moment("claimed_at"),
  },
  (table) => [index("files_account").on(table.accountId), index("files_orphans").on(table.claimedAt, table.uploadedAt)],
);

/** What an account has stored on a day of Jakarta's calendar, also what it has removed again. */
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
