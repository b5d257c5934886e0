import { bigint, bigserial, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { moment, oneOf } from "./columns.ts";

/** People who work at the desk, by the hash of their token. */
export const operators = pgTable("operators", {
  name: text("name").primaryKey(),
  tokenHash: text("token_hash").notNull().unique(),
  createdAt: moment("created_at").notNull(),
  /** When the token was withdrawn; the name stays, because the audit log has it. */
  removedAt: moment("removed_at"),
});

/** Facts about a change, without the values of people: a state, the names of fields, a count. */
export type AuditFacts = Record<string, string | number | boolean | readonly string[]>;

/** Who did what, and when. Triggers refuse every change except new rows, and the deletion of rows past their retention. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: moment("at").notNull(),
    /** `operator:<name>`, `staff:<name>`, `funder:<account id>`, `colleague:<link id>`, `app-user` or `service`. */
    actor: text("actor").notNull(),
    action: text("action").notNull(),
    /** What it was done to: an account id, a file id, a ticket, an operator. */
    subject: text("subject").notNull(),
    requestId: text("request_id").notNull(),
    before: jsonb("before").$type<AuditFacts>(),
    after: jsonb("after").$type<AuditFacts>(),
    /** SHA-256 over the hash of the row before and this row (services/audit.ts); null for rows from before the chain. */
    hash: text("hash"),
  },
  (table) => [index("audit_log_subject").on(table.subject, table.id), index("audit_log_actor").on(table.actor, table.id)],
);

export const messageStates = ["waiting", "sent", "failed"] as const;
export const messageKinds = ["code", "notice", "ticket", "receipt", "review", "colleague"] as const;

/** Messages to send. Text and recipient are sealed, and removed when the message is sent or has failed. */
export const messages = pgTable(
  "messages",
  {
    /** Also the idempotency key that the provider gets. */
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: messageKinds }).notNull(),
    channel: text("channel", { enum: ["sms", "email"] }).notNull(),
    /** The recipient with most of it hidden; empty after the recipient's data were erased. */
    masked: text("masked").notNull(),
    /** Keyed hash of the recipient, to limit the messages of a day; null like `masked`. */
    recipient: text("recipient"),
    /** The funder's account that it is about, who may see that it was sent. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    sealed: text("sealed"),
    status: text("status", { enum: messageStates }).notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    /** When a worker may take it; while one has it, when another may take over. */
    nextAt: moment("next_at").notNull(),
    /** No attempt begins after this. */
    expiresAt: moment("expires_at").notNull(),
    doneAt: moment("done_at"),
    /** The last answer of the provider: `accepted`, a status or a code, never a text. */
    answer: text("answer"),
    /** The one-time code inside, which is withdrawn when the message fails. */
    codeId: bigint("code_id", { mode: "number" }),
  },
  (table) => [
    index("messages_due").on(table.status, table.nextAt),
    index("messages_created").on(table.createdAt),
    index("messages_recipient").on(table.recipient, table.createdAt),
    index("messages_account").on(table.accountId, table.createdAt),
    check("messages_kind", oneOf(table.kind, messageKinds)),
    check("messages_channel", oneOf(table.channel, ["sms", "email"])),
    check("messages_status", oneOf(table.status, messageStates)),
  ],
);
