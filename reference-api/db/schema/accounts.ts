import { bigserial, boolean, index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Funders. `handle` finishes one registration: it stays in its row after use, so that a repeated send can be recognised. */
export const accounts = pgTable(
  "accounts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** 0 personal, 1 company. */
    type: smallint("type").notNull(),
    username: text("username").notNull(),
    email: text("email").notNull(),
    /** The address in lower case: one account an address. */
    emailKey: text("email_key").notNull(),
    /** Country code and number, digits. */
    mobile: text("mobile").notNull(),
    passwordHash: text("password_hash").notNull(),
    detailsPending: boolean("details_pending").notNull().default(true),
    handle: text("handle").notNull(),
    handleExpiresAt: moment("handle_expires_at").notNull(),
    createdAt: moment("created_at").notNull(),
    /** The legal texts of the day: document, version and SHA-256. Null for accounts from before they were stored. */
    agreed: jsonb("agreed").$type<readonly { document: string; version: string; sha256: string }[]>(),
  },
  (table) => [
    uniqueIndex("accounts_email_key").on(table.emailKey),
    uniqueIndex("accounts_mobile").on(table.mobile),
    uniqueIndex("accounts_handle").on(table.handle),
  ],
);

/** The accepted details of an account: one row an account, never changed. */
export const submissions = pgTable("submissions", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  details: jsonb("details").notNull(),
  /** SHA-256 of the accepted request: tells a repeated send from another one. */
  digest: text("digest").notNull(),
  acceptedAt: moment("accepted_at").notNull(),
});

/** Sessions by the hash of their token: a copy of the database signs nobody in. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("sessions_account").on(table.accountId), index("sessions_expiry").on(table.expiresAt)],
);

/** Wrong passwords, a row each. `subject` is an account, or the digest of an identifier that belongs to none. */
export const loginFailures = pgTable(
  "login_failures",
  { id: bigserial("id", { mode: "number" }).primaryKey(), subject: text("subject").notNull(), at: moment("at").notNull() },
  (table) => [index("login_failures_subject").on(table.subject, table.at)],
);

/** One-time codes, hashed. A row is written for unknown accounts too, so that answers and limits are the same. */
export const codes = pgTable(
  "codes",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    purpose: text("purpose").notNull(),
    subject: text("subject").notNull(),
    codeHash: text("code_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("codes_subject").on(table.purpose, table.subject, table.createdAt)],
);
