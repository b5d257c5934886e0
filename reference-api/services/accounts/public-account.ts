import { eq } from "drizzle-orm";
import type { CurrentUser } from "../../../lib/contract/investor.ts";
import { REGISTRATION_HANDLE_MS } from "../../../lib/limits.ts";
import { accounts } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { randomToken } from "../secrets.ts";
import type { Account } from "./find-account.ts";

/**
 * What the site may know of an account. While details are pending, `id` is the registration handle, with its seven days
 * counted anew; afterwards it is the account's own id.
 */
export async function publicAccount({ db, now }: Deps, account: Account): Promise<CurrentUser> {
  const { type, username, detailsPending } = account;
  const facts = { type: type === 1 ? (1 as const) : (0 as const), validate: detailsPending, username };
  if (!detailsPending) return { id: account.id, ...facts };
  const current = now();
  const expired = account.handleExpiresAt <= current;
  const handle = expired ? randomToken() : account.handle;
  const handleExpiresAt = new Date(current.getTime() + REGISTRATION_HANDLE_MS);
  // A handle a day old is given a full life again; writing at every call would cost a disk write a page.
  if (expired || handleExpiresAt.getTime() - account.handleExpiresAt.getTime() > 86_400_000)
    await db.update(accounts).set({ handle, handleExpiresAt }).where(eq(accounts.id, account.id));
  return { id: handle, ...facts };
}
