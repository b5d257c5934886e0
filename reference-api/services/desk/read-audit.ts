import { and, desc, eq, gte } from "drizzle-orm";
import { auditLog } from "../../db/schema/desk.ts";
import type { Desk } from "./desk.ts";

type AuditFilter = {
  actor?: string | undefined;
  subject?: string | undefined;
  action?: string | undefined;
  since?: Date | undefined;
  limit: number;
};

/** Entries of the audit log, newest first. */
export async function readAudit({ db }: Desk, { actor, subject, action, since, limit }: AuditFilter) {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        actor ? eq(auditLog.actor, actor) : undefined,
        subject ? eq(auditLog.subject, subject) : undefined,
        action ? eq(auditLog.action, action) : undefined,
        since ? gte(auditLog.at, since) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return rows.map(({ at, actor, action, subject, requestId, before, after }) => ({ at, actor, action, subject, requestId, before, after }));
}
