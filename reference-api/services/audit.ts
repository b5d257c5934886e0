import type { Database } from "../db/open.ts";
import { type AuditFacts, auditLog } from "../db/schema/desk.ts";

/** One act. `before` and `after` name states, fields and counts, never what people typed. */
export type Act = {
  actor: `operator:${string}` | `funder:${string}` | "app-user" | "service";
  action: string;
  subject: string;
  requestId: string;
  before?: AuditFacts;
  after?: AuditFacts;
};

/** Adds an act to the audit log. Pass the transaction of the act itself, so that neither exists without the other. */
export async function audit(tx: Pick<Database, "insert">, at: Date, act: Act): Promise<void> {
  await tx.insert(auditLog).values({ ...act, at });
}
