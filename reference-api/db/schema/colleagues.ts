import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { moment } from "./columns.ts";
import { files } from "./files.ts";

/** Links with which colleagues fill in one part of a company's form each. */
export const colleagueLinks = pgTable(
  "colleague_links",
  {
    /** Random; how the owner names the link. */
    id: text("id").primaryKey(),
    /** Hash of the key that the colleague has. */
    linkHash: text("link_hash").notNull(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    part: text("part").notNull(),
    /** Hash of the account's password and state: a new password or a submission ends the link. */
    registration: text("registration").notNull(),
    askedAt: moment("asked_at").notNull(),
    /** Of the link; after it was used, of the answers. */
    expiresAt: moment("expires_at").notNull(),
    filledAt: moment("filled_at"),
    takenAt: moment("taken_at"),
    revokedAt: moment("revoked_at"),
    /** As sealed JSON: the masked address that it was sent to, the colleague's name, and the answers until they are taken. */
    sealed: text("sealed"),
  },
  (table) => [
    uniqueIndex("colleague_links_hash").on(table.linkHash),
    index("colleague_links_account").on(table.accountId, table.askedAt),
    index("colleague_links_expiry").on(table.expiresAt),
  ],
);

/** Files that came with a link and are not taken yet. */
export const colleagueFiles = pgTable(
  "colleague_files",
  {
    fileId: text("file_id")
      .primaryKey()
      .references(() => files.id, { onDelete: "cascade" }),
    linkId: text("link_id")
      .notNull()
      .references(() => colleagueLinks.id, { onDelete: "cascade" }),
    field: text("field").notNull(),
  },
  (table) => [index("colleague_files_link").on(table.linkId)],
);
