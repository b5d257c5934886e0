import { lt } from "drizzle-orm";
import { notices } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { errorFields } from "../../error-fields.ts";
import { DAY_MS } from "../../jakarta-time.ts";
import { type Notice, noticeText } from "../../messages/notice-text.ts";
import type { Message } from "../../messages/sender.ts";
import { inBackground } from "../background.ts";
import { deliver } from "../messages/deliver.ts";
import { queueMessage } from "../messages/queue-message.ts";
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

/** The contacts of an account, e-mail first. */
export function contactsOf({ email, mobile }: Pick<Account, "email" | "mobile">): Pick<Message, "channel" | "to">[] {
  return [...(email ? [{ channel: "email" as const, to: email }] : []), ...(mobile ? [{ channel: "sms" as const, to: mobile }] : [])];
}

/** Queues and sends a notice in the background: the event has happened, whether or not the notice can be sent. */
export function notifyLater(deps: Deps, subject: string, to: Pick<Message, "channel" | "to">[], notice: Notice): void {
  inBackground(notify(deps, subject, to, notice));
}

async function notify(deps: Deps, subject: string, to: Pick<Message, "channel" | "to">[], notice: Notice): Promise<void> {
  try {
    if (onceADay.has(notice.kind) && !(await isDue(deps, subject, notice.kind))) return;
    const text = noticeText(notice, deps.now(), deps.siteUrl);
    const message = { subject: "Keamanan akun Simpul", text };
    await Promise.all(to.map(async (contact) => deliver(deps, await queueMessage(deps, deps.db, { ...contact, ...message }, { kind: "notice" }))));
  } catch (error) {
    deps.log.error({ ...errorFields(error as Error), kind: notice.kind }, "notice not queued");
  }
}

/** Removes the records of notices older than a day. */
export async function removeOldNotices({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  await db.delete(notices).where(lt(notices.at, new Date(now().getTime() - DAY_MS)));
}
