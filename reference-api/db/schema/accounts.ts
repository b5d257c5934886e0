import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Funders. `handle` finishes one registration: it stays in its row after use, so that a repeated send can be recognised. */
export const accounts = pgTable(
  "accounts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** 0 personal, 1 company. */
    type: smallint("type").notNull(),
    username: text("username").notNull(),
    /** Absent once a password reset by phone has dropped an address that nobody had proved. */
    email: text("email"),
    /** The address in lower case: one account an address. */
    emailKey: text("email_key"),
    /** When a code sent to the address came back; absent: nobody has shown that it is theirs. */
    emailProvedAt: moment("email_proved_at"),
    /** Country code and number, digits. Absent as `email` may be. */
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

/**
 * Wrong passwords, a row each. `subject` is an account, or the keyed hash of an identifier that belongs to none;
 * `source` says where the try came from (services/accounts/source.ts).
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

/** When the owner of an account was last told of something: each kind once a day. */
export const notices = pgTable(
  "notices",
  { subject: text("subject").notNull(), kind: text("kind").notNull(), at: moment("at").notNull() },
  (table) => [primaryKey({ columns: [table.subject, table.kind] }), index("notices_at").on(table.at)],
);

/** One-time codes, hashed. A row is written for unknown accounts too, so that answers and limits are the same. */
export const codes = pgTable(
  "codes",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    purpose: text("purpose").notNull(),
    subject: text("subject").notNull(),
    /** Who asked for the code; that source alone may ask for the next one in its place. */
    source: text("source").notNull().default(""),
    codeHash: text("code_hash").notNull(),
    /** Of all sources together. */
    tries: integer("tries").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("codes_subject").on(table.purpose, table.subject, table.createdAt), index("codes_created").on(table.createdAt)],
);

/** How often each source has tried a code. */
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
