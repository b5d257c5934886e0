import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { DeletionReceipt } from "../../../lib/contract/deletion.ts";
import type { SignedDocument } from "../../../lib/contract/signed-json.ts";
import { moment } from "./columns.ts";

/** Borrowers of the mobile app, with the columns that account deletion needs. */
export const appUsers = pgTable(
  "app_users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    /** Country code and number, digits only. */
    mobile: text("mobile").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** Sealed hash: the identity number is only compared. */
    idNumberHash: text("id_number_hash").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [uniqueIndex("app_users_mobile").on(table.mobile)],
);

/** Loans of app users. The record remains without an owner after the account is deleted. */
export const appLoans = pgTable(
  "app_loans",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    appUserId: uuid("app_user_id").references(() => appUsers.id, { onDelete: "set null" }),
    /** Rupiah. */
    principal: integer("principal").notNull(),
    disbursedAt: moment("disbursed_at").notNull(),
    /** When it was repaid; null: the loan is open. */
    closedAt: moment("closed_at"),
  },
  (table) => [index("app_loans_user").on(table.appUserId)],
);

/** Running deletions by the hash of their id. */
export const runningDeletions = pgTable(
  "deletion_handles",
  {
    idHash: text("handle_hash").primaryKey(),
    appUserId: uuid("app_user_id")
      .notNull()
      .references(() => appUsers.id, { onDelete: "cascade" }),
    /** Identity numbers tried for this deletion, limited against guessing. */
    idTries: integer("id_tries").notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("deletion_handles_user").on(table.appUserId), index("deletion_handles_expiry").on(table.expiresAt)],
);

/** Proof of a deletion, without personal data. */
export const deletionReceipts = pgTable(
  "deletion_receipts",
  {
    number: text("number").primaryKey(),
    deletedAt: moment("deleted_at").notNull(),
    /** Retention date of the proof and the loan records. */
    keepUntil: moment("keep_until").notNull(),
    reasons: jsonb("reasons").$type<number[]>().notNull(),
    /** Sealed; empty without a comment. */
    comment: text("comment").notNull(),
    /** The signed receipt as given; null for deletions before receipts were signed. */
    signed: jsonb("signed").$type<SignedDocument<DeletionReceipt>>(),
  },
  (table) => [index("deletion_receipts_keep_until").on(table.keepUntil)],
);

/** Public keys that have signed receipts. Never removed: a receipt must stay verifiable after its key was replaced. */
export const receiptKeys = pgTable("receipt_keys", {
  keyId: text("key_id").primaryKey(),
  publicKey: text("public_key").notNull(),
  /** Keyed hash over id and key: a row without it, or that somebody else added to the table, counts for nothing. */
  proof: text("proof"),
  createdAt: moment("created_at").notNull(),
});
