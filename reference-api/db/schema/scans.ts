import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { moment } from "./columns.ts";
import { files } from "./files.ts";

/** Codes with which a phone adds files to one document of a registration, at most one per document. */
export const scans = pgTable(
  "scans",
  {
    /** Keyed hash of the code. */
    codeHash: text("code_hash").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    field: text("field").notNull(),
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

/** Files that a phone sent, by the request that sent them. */
export const scannedFiles = pgTable(
  "scanned_files",
  {
    codeHash: text("code_hash")
      .notNull()
      .references(() => scans.codeHash, { onDelete: "cascade" }),
    requestId: text("request_id").notNull(),
    fileId: text("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.codeHash, table.requestId] }), index("scanned_files_file").on(table.fileId)],
);
