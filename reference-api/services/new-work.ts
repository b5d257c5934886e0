import { and, count, eq, gt, inArray, isNotNull, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { takeTurn } from "../db/marks.ts";
import { submissions } from "../db/schema/accounts.ts";
import { marks } from "../db/schema/marks.ts";
import { rightsRequests } from "../db/schema/rights-requests.ts";
import { staff } from "../db/schema/staff.ts";
import type { Deps } from "./deps.ts";
import { queueMessage } from "./messages/queue.ts";
import { newWorkText } from "./messages/texts.ts";
import { openFor } from "./sealing/sealed-columns.ts";
import { waitingStates } from "./submissions.ts";

/** A member of staff gets at most one notice of new work in this time, milliseconds. */
const NOTICE_EVERY_MS = 3_600_000;

type Work = { table: PgTable; waiting: SQL | undefined; untouched?: SQL; since: SQL<Date>; name: string };

/** Tickets that are no request about data. */
const SERVICE_KINDS = ["service", "business-loan"];
const ticketWork = (kinds: SQL, name: string): Work => ({
  table: rightsRequests,
  waiting: and(isNull(rightsRequests.answeredAt), isNull(rightsRequests.joinedTo), kinds),
  since: sql`coalesce(${rightsRequests.reopenedAt}, ${rightsRequests.receivedAt})`,
  name,
});

/** The new work that each role is notified of. */
const workOf = {
  reviewer: {
    table: submissions,
    waiting: inArray(submissions.status, waitingStates),
    untouched: eq(submissions.status, "received"),
    since: sql`coalesce(${submissions.statusAt}, ${submissions.acceptedAt})`,
    name: "pengajuan",
  },
  support: ticketWork(inArray(rightsRequests.kind, SERVICE_KINDS), "tiket"),
  "data-protection": ticketWork(notInArray(rightsRequests.kind, SERVICE_KINDS), "permintaan tentang data pribadi"),
} as const satisfies Record<string, Work>;

type NotifiedRole = keyof typeof workOf;

/** Whether members of this role are notified of new work. */
export const isNotified = (role: string): role is NotifiedRole => Object.hasOwn(workOf, role);

/** Queues the notices of one role when something has come since the last ones. Returns the number of notices. */
async function notifyRole({ db, vault, now }: Pick<Deps, "db" | "vault" | "now">, role: NotifiedRole, deskUrl: string): Promise<number> {
  const { table, waiting, since, name, ...work }: Work = workOf[role];
  const mark = `new-work:${role}`;
  const hourAgo = new Date(now().getTime() - NOTICE_EVERY_MS);
  return db.transaction(async (tx) => {
    const [last] = await tx.select({ at: marks.at }).from(marks).where(eq(marks.name, mark));
    if (last && last.at >= hourAgo) return 0;
    const members = await tx
      .select({ id: staff.id, mail: staff.mail })
      .from(staff)
      .where(and(eq(staff.role, role), isNull(staff.removedAt), isNotNull(staff.passwordHash), isNotNull(staff.mail)));
    if (members.length === 0) return 0;
    const amount = async (which: SQL | undefined) => (await tx.select({ amount: count() }).from(table).where(which))[0]?.amount ?? 0;
    const fresh = await amount(and(waiting, work.untouched, last && gt(since, last.at)));
    if (fresh === 0 || !(await takeTurn(tx, mark, NOTICE_EVERY_MS, now()))) return 0;
    const message = newWorkText({ name, fresh, waiting: await amount(waiting) }, deskUrl);
    for (const { id, mail } of members) {
      const to = openFor(vault, "staffMail", id, mail as string);
      await queueMessage({ vault, now }, tx, { channel: "email", to, ...message }, { kind: "notice", soon: true });
    }
    return members.length;
  });
}

/**
 * Notifies members of staff who have given an address that work has come for their role: at most once an hour, in one of all
 * instances, with counts and the desk's address only. Returns the number of queued notices.
 */
export async function notifyOfNewWork(deps: Pick<Deps, "db" | "vault" | "now">, deskUrl: string): Promise<number> {
  let notices = 0;
  for (const role of Object.keys(workOf) as NotifiedRole[]) notices += await notifyRole(deps, role, deskUrl);
  return notices;
}
