import { and, eq } from "drizzle-orm";
import type { CurrentUser } from "../../../lib/contract/investor.ts";
import { REGISTRATION_HANDLE_MS } from "../../../lib/limits.ts";
import { accounts } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { randomToken } from "../secrets.ts";
import type { Account } from "./find-account.ts";
import { reviewOf } from "./review-of.ts";

/** Age at which the lifetime of a handle is renewed, milliseconds. */
const RENEW_AFTER_MS = 86_400_000;

/**
 * The public fields of an account. While details are pending, `id` is the registration handle with a renewed lifetime,
 * later the account id.
 */
export async function publicAccount(deps: Pick<Deps, "db" | "now" | "vault">, account: Account): Promise<CurrentUser> {
  const { db, now } = deps;
  const { type, username, detailsPending } = account;
  const facts = { type: type === 1 ? (1 as const) : (0 as const), validate: detailsPending, username };
  if (!detailsPending) {
    const review = await reviewOf(deps, account.id);
    return { id: account.id, ...facts, ...(review ? { review } : {}) };
  }
  const current = now();
  const expired = account.handleExpiresAt <= current;
  const handleExpiresAt = new Date(current.getTime() + REGISTRATION_HANDLE_MS);
  // Renewed at most daily: renewing at every request would write to the disk for every page.
  if (!expired && handleExpiresAt.getTime() - account.handleExpiresAt.getTime() <= RENEW_AFTER_MS) return { id: account.handle, ...facts };
  // The first of two concurrent requests renews, and both return its handle.
  await db
    .update(accounts)
    .set({ handleExpiresAt, ...(expired ? { handle: randomToken() } : {}) })
    .where(and(eq(accounts.id, account.id), eq(accounts.handle, account.handle)));
  const [renewed] = await db.select({ handle: accounts.handle }).from(accounts).where(eq(accounts.id, account.id));
  return { id: renewed?.handle ?? account.handle, ...facts };
}
