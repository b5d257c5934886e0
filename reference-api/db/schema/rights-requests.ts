import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Requests about personal data and complaints, by ticket. Customer service sets `answeredAt`. */
export const rightsRequests = pgTable("rights_requests", {
  ticket: text("ticket").primaryKey(),
  kind: text("kind").notNull(),
  name: text("name").notNull(),
  contact: text("contact").notNull(),
  message: text("message").notNull(),
  receivedAt: moment("received_at").notNull(),
  /** Digest of the request and its request id, to return the same ticket for a repetition. */
  digest: text("digest").unique(),
  answeredAt: moment("answered_at"),
});
