import { type AnyPgColumn, boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { moment, oneOf } from "./columns.ts";

/** Requests about personal data, complaints and requests for a large loan, by ticket. */
export const rightsRequests = pgTable(
  "rights_requests",
  {
    ticket: text("ticket").primaryKey(),
    kind: text("kind").notNull(),
    /** In clear, of requests from before they were sealed; the same for contact and message. */
    name: text("name"),
    contact: text("contact"),
    message: text("message"),
    /** Name, contact and message as sealed JSON. */
    sealed: text("sealed"),
    /** The funder who was signed in when it was sent; the desk shows it beside the submission. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    /** Whether somebody was signed in, also after the account is gone; null of requests from before it was stored. */
    signedIn: boolean("signed_in"),
    receivedAt: moment("received_at").notNull(),
    /** Keyed hash of the request and its request id, to return the same ticket for a repetition. */
    digest: text("digest").unique(),
    /** The deadline counts from here once an answered ticket is opened again. */
    reopenedAt: moment("reopened_at"),
    answeredAt: moment("answered_at"),
    /** The sealed text of the answer. */
    answer: text("answer"),
    /** When an export or deletion used the ticket: it counts once. */
    usedAt: moment("used_at"),
    /** The number of the receipt of the deletion that used the ticket. */
    receipt: text("receipt"),
    /** Who proposed the deletion that another member of staff confirms, and of which account. */
    deletionBy: text("deletion_by"),
    deletionAccount: uuid("deletion_account").references(() => accounts.id, { onDelete: "set null" }),
    /** The ticket that this duplicate is answered with. */
    joinedTo: text("joined_to").references((): AnyPgColumn => rightsRequests.ticket, { onDelete: "set null" }),
    /** Who works on it, as the audit log names actors. */
    assignedTo: text("assigned_to"),
  },
  (table) => [
    index("rights_requests_account").on(table.accountId, table.receivedAt),
    index("rights_requests_joined").on(table.joinedTo),
    check("rights_requests_kind", oneOf(table.kind, ["access", "correction", "withdrawal", "deletion", "complaint", "service", "business-loan"])),
  ],
);

export const ticketNoteKinds = ["note", "answer", "reopened", "joined"] as const;

/** What staff wrote about a ticket: notes, earlier answers, reasons for opening it again and duplicates. They go with the ticket. */
export const ticketNotes = pgTable(
  "ticket_notes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ticket: text("ticket")
      .notNull()
      .references(() => rightsRequests.ticket, { onDelete: "cascade" }),
    kind: text("kind", { enum: ticketNoteKinds }).notNull(),
    /** Null of an earlier answer: the audit log has who gave it. */
    author: text("author"),
    at: moment("at").notNull(),
    /** The sealed text. */
    sealed: text("sealed").notNull(),
  },
  (table) => [index("ticket_notes_ticket").on(table.ticket, table.at), check("ticket_notes_kind", oneOf(table.kind, ticketNoteKinds))],
);
