import { bigint, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, oneOf } from "./columns.ts";

export const staffRoles = ["reviewer", "support", "data-protection", "editor", "administrator"] as const;

/** People who work at the desk in a browser. Names stay after a removal, because the audit log has them. */
export const staff = pgTable(
  "staff",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull().unique(),
    role: text("role", { enum: staffRoles }).notNull(),
    /** Null until the invitation is accepted. */
    passwordHash: text("password_hash"),
    /** The secret of the one-time codes, sealed. */
    totp: text("totp"),
    /** The period of the last accepted one-time code: none is accepted twice. */
    totpPeriod: bigint("totp_period", { mode: "number" }),
    /** Where notices of new work go, sealed; null: none are wanted. */
    mail: text("mail"),
    /** Hash of the invitation's token; null once it was accepted. */
    inviteHash: text("invite_hash").unique(),
    inviteExpiresAt: moment("invite_expires_at"),
    createdAt: moment("created_at").notNull(),
    removedAt: moment("removed_at"),
  },
  (table) => [check("staff_role", oneOf(table.role, staffRoles))],
);

/** Sessions of staff, by the hash of their token. */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    staffId: uuid("staff_id")
      .notNull()
      .references(() => staff.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    /** The last request: an idle session ends. */
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [index("staff_sessions_staff").on(table.staffId), index("staff_sessions_seen").on(table.seenAt)],
);
