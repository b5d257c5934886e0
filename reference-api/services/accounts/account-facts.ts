import type { AccountFacts } from "../../../lib/contract/account.ts";
import type { Deps } from "../deps.ts";
import { messagesAbout } from "../messages/queue.ts";
import type { Account } from "./find-account.ts";
import { maskedContacts } from "./registration.ts";
import { listSessions } from "./sessions.ts";

/** What the owner sees of an account: contacts, sessions and what was sent. `token` is the caller's own. */
export async function accountFacts(deps: Deps, account: Account, token: string | undefined): Promise<AccountFacts> {
  const [sessions, sent] = await Promise.all([listSessions(deps, account, token), messagesAbout(deps, account.id)]);
  return { contacts: maskedContacts(account), sessions, sent };
}
