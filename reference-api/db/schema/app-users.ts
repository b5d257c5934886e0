import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Borrowers of the mobile app, as far as the deletion of their account needs them. */
export const appUsers = pgTable(
  "app_users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    /** Country code and number, digits. */
    mobile: text("mobile").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** The identity number is only ever compared, so only its hash is kept. */
    idNumberHash: text("id_number_hash").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [uniqueIndex("app_users_mobile").on(table.mobile)],
);

/** Loans of app users. The record outlives the account without pointing at a person. */
export const appLoans = pgTable(
  "app_loans",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    appUserId: uuid("app_user_id").references(() => appUsers.id, { onDelete: "set null" }),
    /** Rupiah. */
    principal: integer("principal").notNull(),
    disbursedAt: moment("disbursed_at").notNull(),
    /** When it was paid back; absent: the loan is open. */
    closedAt: moment("closed_at"),
  },
  (table) => [index("app_loans_user").on(table.appUserId)],
);

/** Running deletions by the hash of their handle. */
export const deletionHandles = pgTable(
  "deletion_handles",
  {
    handleHash: text("handle_hash").primaryKey(),
    appUserId: uuid("app_user_id")
      .notNull()
      .references(() => appUsers.id, { onDelete: "cascade" }),
    /** Identity numbers tried with this handle: the limit keeps it from being guessed. */
    idTries: integer("id_tries").notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("deletion_handles_user").on(table.appUserId), index("deletion_handles_expiry").on(table.expiresAt)],
);

/** Proof of a deletion: who it was cannot be read from it. */
export const deletionReceipts = pgTable(
  "deletion_receipts",
  {
    number: text("number").primaryKey(),
    deletedAt: moment("deleted_at").notNull(),
    /** Until when the proof and the loan records are kept. */
    keepUntil: moment("keep_until").notNull(),
    reasons: jsonb("reasons").$type<number[]>().notNull(),
    comment: text("comment").notNull(),
  },
  (table) => [index("deletion_receipts_keep_until").on(table.keepUntil)],
);
