import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { moment } from "./columns.ts";
import { files } from "./files.ts";

/** Codes with which a phone adds files to documents of a registration, at most one per document that it was opened for. */
export const scans = pgTable(
  "scans",
  {
    /** Keyed hash of the code. */
    codeHash: text("code_hash").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    field: text("field").notNull(),
    /** Further documents that the phone may add files to; null for codes from before they were stored. */
    others: jsonb("others").$type<readonly string[]>(),
    /** Hash of the registration's handle and state: a new handle or a submission ends the code. */
    registration: text("registration").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Hash of the pass of the phone that uses the code. */
    passHash: text("pass_hash"),
  },
  (table) => [
    index("scans_account").on(table.accountId, table.field),
    index("scans_pass").on(table.passHash),
    index("scans_expiry").on(table.expiresAt),
  ],
);

/** Files that a phone sends, by the request that sends them: a row is reserved before the file is stored. */
export const scannedFiles = pgTable(
  "scanned_files",
  {
    codeHash: text("code_hash")
      .notNull()
      .references(() => scans.codeHash, { onDelete: "cascade" }),
    requestId: text("request_id").notNull(),
    /** One of the further documents; null: the document of the code. */
    field: text("field"),
    /** Null until the file is stored. */
    fileId: text("file_id").references(() => files.id, { onDelete: "cascade" }),
    reservedAt: moment("reserved_at").notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.codeHash, table.requestId] }), index("scanned_files_file").on(table.fileId)],
);
