import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment, oneOf } from "./columns.ts";

/** Funders. `handle` identifies one registration; it remains after use to recognise a repeated submission. */
export const accounts = pgTable(
  "accounts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** 0 personal, 1 company. */
    type: smallint("type").notNull(),
    username: text("username").notNull(),
    /** Null after a password reset by phone removed an unproved address. */
    email: text("email"),
    /** The address in lower case, unique. */
    emailKey: text("email_key"),
    /** When a code proved the address; null: unproved. */
    emailProvedAt: moment("email_proved_at"),
    /** Country code and number, digits only. Nullable like `email`. */
    mobile: text("mobile"),
    mobileProvedAt: moment("mobile_proved_at"),
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
    check("accounts_type", oneOf(table.type, [0, 1])),
  ],
);

/** States of a submission. `reviewing`: an operator has read it; `correction`: the funder must correct fields. */
export const submissionStates = ["received", "reviewing", "correction", "approved", "refused"] as const;

/** The details of an account: one row per account. */
export const submissions = pgTable(
  "submissions",
  {
    accountId: uuid("account_id")
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The details in clear, of submissions from before they were sealed. */
    details: jsonb("details"),
    /** The details as JSON, sealed. */
    sealed: text("sealed"),
    /** Keyed hash of the accepted request, to recognise a repetition. */
    digest: text("digest").notNull(),
    /** The number that the funder gets: in the answer, messages, status and receipt. */
    number: text("number").notNull(),
    acceptedAt: moment("accepted_at").notNull(),
    status: text("status", { enum: submissionStates }).notNull().default("received"),
    statusAt: moment("status_at"),
    /** The member of staff who reviews it. */
    takenBy: text("taken_by"),
    /** Who proposed the approval that another member of staff confirms. */
    approvalBy: text("approval_by"),
    /** What was asked for again, or why it was refused, as sealed JSON. */
    review: text("review"),
    /** The reasons of every decision, by the time that the audit log has of it, as sealed JSON. */
    reasons: text("reasons"),
  },
  (table) => [
    uniqueIndex("submissions_number").on(table.number),
    index("submissions_status").on(table.status, table.acceptedAt, table.accountId),
    index("submissions_accepted").on(table.acceptedAt, table.accountId),
    check("submissions_status_known", oneOf(table.status, submissionStates)),
  ],
);

/** Sessions by the hash of their token, so that a copy of the database contains no usable session. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Browser and system at the sign-in, such as "Chrome, Android"; null for sessions from before it was stored. */
    device: text("device"),
  },
  (table) => [index("sessions_account").on(table.accountId), index("sessions_expiry").on(table.expiresAt)],
);

/**
 * Wrong passwords, one row each. `subject` is an account id or the keyed hash of an unknown identifier; for `source`
 * see services/accounts/sources.ts.
 */
export const loginFailures = pgTable(
  "login_failures",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    subject: text("subject").notNull(),
    source: text("source").notNull().default(""),
    at: moment("at").notNull(),
  },
  (table) => [index("login_failures_subject").on(table.subject, table.at), index("login_failures_at").on(table.at)],
);

/** Devices that have signed in to an account, by the hash of their marker. */
export const knownDevices = pgTable(
  "known_devices",
  { subject: text("subject").notNull(), deviceHash: text("device_hash").notNull(), seenAt: moment("seen_at").notNull() },
  (table) => [primaryKey({ columns: [table.subject, table.deviceHash] }), index("known_devices_seen").on(table.seenAt)],
);

/** When the owner of an account was last notified, per kind: at most once a day. */
export const notices = pgTable(
  "notices",
  { subject: text("subject").notNull(), kind: text("kind").notNull(), at: moment("at").notNull() },
  (table) => [
    primaryKey({ columns: [table.subject, table.kind] }),
    index("notices_at").on(table.at),
    check("notices_kind", oneOf(table.kind, ["new-device", "sign-in-locked", "code-worn-out"])),
  ],
);

export const codePurposes = ["password-reset", "deletion", "contact"] as const;

/** One-time codes, hashed. Unknown accounts get rows too, so that responses and limits are the same. */
export const codes = pgTable(
  "codes",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    purpose: text("purpose").notNull(),
    subject: text("subject").notNull(),
    /** The source that requested the code; only its next code replaces this one. */
    source: text("source").notNull().default(""),
    codeHash: text("code_hash").notNull(),
    /** Tries of all sources together. */
    tries: integer("tries").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    index("codes_subject").on(table.purpose, table.subject, table.createdAt),
    index("codes_created").on(table.createdAt),
    check("codes_purpose", oneOf(table.purpose, codePurposes)),
  ],
);

/** Number of tries of a code per source. */
export const codeTries = pgTable(
  "code_tries",
  {
    codeId: bigint("code_id", { mode: "number" })
      .notNull()
      .references(() => codes.id, { onDelete: "cascade" }),
    source: text("source").notNull(),
    tries: integer("tries").notNull(),
  },
  (table) => [primaryKey({ columns: [table.codeId, table.source] })],
);
