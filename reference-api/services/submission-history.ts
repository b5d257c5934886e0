import { and, eq, inArray } from "drizzle-orm";
import type { ReviewItem } from "../../lib/contract/investor.ts";
import type { Database } from "../db/open.ts";
import type { submissions } from "../db/schema/accounts.ts";
import { auditLog } from "../db/schema/desk.ts";
import type { Desk } from "./audit.ts";
import { openFor, sealFor } from "./sealing/sealed-columns.ts";

/** Why fields were asked for again, or why a submission was refused. */
export type Reasons = { items?: ReviewItem[]; reason?: string };
/** `at`: the time of the decision in the audit log, which has no reasons. */
type Kept = Reasons & { at: string };
type Row = Pick<typeof submissions.$inferSelect, "accountId" | "reasons">;
type Opener = Pick<Desk, "vault">;

/** The reasons of all decisions on a submission, the oldest first. */
export const reasonsOf = ({ vault }: Opener, { accountId, reasons }: Row): Kept[] =>
  reasons ? (JSON.parse(openFor(vault, "reasons", accountId, reasons)) as Kept[]) : [];

/** The sealed reasons with those of one more decision. */
export const addReasons = ({ vault }: Opener, row: Row, at: Date, added: Reasons): string =>
  sealFor(vault, "reasons", row.accountId, JSON.stringify([...reasonsOf({ vault }, row), { ...added, at: at.toISOString() }]));

/** What changes a submission, as the audit log names it. */
const historyActions = [
  "details-submitted",
  "details-corrected",
  "details-taken-back",
  "submission-correction",
  "submission-approval-proposed",
  "submission-approved",
  "submission-refused",
] as const;

/**
 * What was done to a submission, the oldest first: when, by whom, to which fields, and why. The values that a correction
 * replaced are not kept.
 */
export async function historyOf({ vault }: Opener, tx: Pick<Database, "select">, row: Row) {
  const reasons = reasonsOf({ vault }, row);
  const acts = await tx
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, row.accountId), inArray(auditLog.action, [...historyActions])))
    .orderBy(auditLog.id);
  return acts.map(({ at, actor, action, after }) => {
    const { items, reason } = reasons.find((one) => one.at === at.toISOString()) ?? {};
    const fields = Array.isArray(after?.fields) ? (after.fields as string[]) : [];
    return { at, by: actor, action: action as (typeof historyActions)[number], fields, items, reason };
  });
}
