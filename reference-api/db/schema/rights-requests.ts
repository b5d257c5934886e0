import { check, pgTable, text } from "drizzle-orm/pg-core";
import { moment, oneOf } from "./columns.ts";

/** Requests about personal data and complaints, by ticket. */
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
    receivedAt: moment("received_at").notNull(),
    /** Keyed hash of the request and its request id, to return the same ticket for a repetition. */
    digest: text("digest").unique(),
    answeredAt: moment("answered_at"),
    /** The sealed text of the answer. */
    answer: text("answer"),
  },
  (table) => [check("rights_requests_kind", oneOf(table.kind, ["access", "correction", "withdrawal", "deletion", "complaint", "service"]))],
);
