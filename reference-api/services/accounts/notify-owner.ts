import { lt } from "drizzle-orm";
import { notices } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { failureLine } from "../../http/failure-line.ts";
import { type Notice, noticeText } from "../../messages/notice-text.ts";
import type { Message } from "../../messages/port.ts";
import type { Account } from "./find-account.ts";

const DAY_MS = 86_400_000;

/** Kinds that strangers can bring about: the owner hears of each once a day. */
const onceADay: ReadonlySet<Notice["kind"]> = new Set(["new-device", "sign-in-locked", "code-worn-out"]);

/** Whether the owner was not told of this kind within a day; from now on they were. */
async function isDue({ db, now }: Deps, subject: string, kind: Notice["kind"]): Promise<boolean> {
  const at = now();
  const told = await db
    .insert(notices)
    .values({ subject, kind, at })
    .onConflictDoUpdate({
      target: [notices.subject, notices.kind],
      set: { at },
      setWhere: lt(notices.at, new Date(at.getTime() - DAY_MS)),
    })
    .returning({ kind: notices.kind });
  return told.length > 0;
}

/** Where an account can be reached: by e-mail first. */
export function contactsOf({ email, mobile }: Pick<Account, "email" | "mobile">): Pick<Message, "channel" | "to">[] {
  return [...(email ? [{ channel: "email" as const, to: email }] : []), ...(mobile ? [{ channel: "sms" as const, to: mobile }] : [])];
}

/** Sends a notice to contacts. Never throws, and is not to be waited for: what it tells of has happened, whether or not it leaves. */
export async function notify(deps: Deps, subject: string, to: Pick<Message, "channel" | "to">[], notice: Notice): Promise<void> {
  try {
    if (onceADay.has(notice.kind) && !(await isDue(deps, subject, notice.kind))) return;
    const text = noticeText(notice, deps.now(), deps.siteUrl);
    const sent = await Promise.allSettled(to.map((contact) => deps.messages.send({ ...contact, subject: "Keamanan akun Simpul", text })));
    for (const result of sent) if (result.status === "rejected") throw result.reason;
  } catch (error) {
    deps.log.error({ ...failureLine(error as Error), kind: notice.kind }, "notice not sent");
  }
}

/** Removes the memory of notices that may be repeated. */
export async function forgetNotices({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  await db.delete(notices).where(lt(notices.at, new Date(now().getTime() - DAY_MS)));
}
