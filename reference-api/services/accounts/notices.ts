import { lt } from "drizzle-orm";
import { z } from "zod";
import { notices } from "../../db/schema/accounts.ts";
import { errorFields } from "../../error-fields.ts";
import { DAY_MS } from "../../jakarta-time.ts";
import type { Message } from "../../senders/sender.ts";
import type { Deps } from "../deps.ts";
import { deliver, inBackground, queueLimited, queueMessage } from "../messages/queue.ts";
import { type Notice, noticeSubject, noticeText } from "../messages/texts.ts";
import type { Account } from "./find-account.ts";

/** Kinds that strangers can trigger: at most one notice of each kind per day. */
const onceADay: ReadonlySet<Notice["kind"]> = new Set(["new-device", "sign-in-locked", "code-worn-out"]);

/** Whether the last notice of this kind is a day old; records a new one if so. */
async function isDue({ db, now }: Deps, subject: string, kind: Notice["kind"]): Promise<boolean> {
  const at = now();
  const recorded = await db
    .insert(notices)
    .values({ subject, kind, at })
    .onConflictDoUpdate({
      target: [notices.subject, notices.kind],
      set: { at },
      setWhere: lt(notices.at, new Date(at.getTime() - DAY_MS)),
    })
    .returning({ kind: notices.kind });
  return recorded.length > 0;
}

const isUuid = (text: string) => z.uuid().safeParse(text).success;

type Contacts = Pick<Account, "email" | "emailProvedAt" | "mobile" | "mobileProvedAt">;
/** An unproved contact may be a stranger's. */
type Recipient = Pick<Message, "channel" | "to"> & { unproved?: boolean };

/** Every contact of an account, e-mail first. */
export function allContactsOf({ email, emailProvedAt, mobile, mobileProvedAt }: Contacts): Recipient[] {
  return [
    ...(email ? [{ channel: "email" as const, to: email, unproved: emailProvedAt === null }] : []),
    ...(mobile ? [{ channel: "sms" as const, to: mobile, unproved: mobileProvedAt === null }] : []),
  ];
}

/** Where messages about an account go, e-mail first: its proved contacts, or all while none is proved. */
export function contactsOf(account: Contacts): Recipient[] {
  const all = allContactsOf(account);
  const proved = all.filter(({ unproved }) => !unproved);
  return proved.length > 0 ? proved : all;
}

/**
 * Queues and sends a notice in the background: the event has happened, whether or not the notice can be sent. `subject`
 * is the id of the funder's account, or another text for an app user.
 */
export function notifyLater(deps: Deps, subject: string, to: Recipient[], notice: Notice): void {
  inBackground(notify(deps, subject, to, notice));
}

async function notify(deps: Deps, subject: string, to: Recipient[], notice: Notice): Promise<void> {
  try {
    if (onceADay.has(notice.kind) && !(await isDue(deps, subject, notice.kind))) return;
    const text = noticeText(notice, deps.now());
    const send = async ({ unproved, ...contact }: Recipient) => {
      const message = { ...contact, subject: noticeSubject(notice), text };
      const queued = { kind: "notice" as const, account: isUuid(subject) ? subject : undefined };
      const id =
        onceADay.has(notice.kind) || unproved ? await queueLimited(deps, message, queued) : await queueMessage(deps, deps.db, message, queued);
      if (id !== undefined) await deliver(deps, id);
    };
    await Promise.all(to.map(send));
  } catch (error) {
    deps.log.error({ ...errorFields(error as Error), kind: notice.kind }, "notice not queued");
  }
}

/** Removes the records of notices older than a day. */
export async function removeOldNotices({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  await db.delete(notices).where(lt(notices.at, new Date(now().getTime() - DAY_MS)));
}
