import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** What people ask about their personal data, by ticket. Customer service sets `answeredAt`. */
export const rightsRequests = pgTable("rights_requests", {
  ticket: text("ticket").primaryKey(),
  kind: text("kind").notNull(),
  name: text("name").notNull(),
  contact: text("contact").notNull(),
  message: text("message").notNull(),
  receivedAt: moment("received_at").notNull(),
  /**
   * Of the request and the name it was sent under: the same, sent again after a lost answer, has its ticket already.
   */
  digest: text("digest").unique(),
  answeredAt: moment("answered_at"),
});
