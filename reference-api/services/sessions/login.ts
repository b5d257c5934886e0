import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { LoginRequest, loginResponse } from "../../../lib/contract/investor.ts";
import { SESSION_MS } from "../../../lib/limits.ts";
import { accounts, sessions } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import { findAccount, subjectOf } from "../accounts/find-account.ts";
import { reserveTry } from "../accounts/lockout.ts";
import { contactsOf, notify } from "../accounts/notify-owner.ts";
import { publicAccount } from "../accounts/public-account.ts";
import { type Caller, rememberDevice, sourceOf } from "../accounts/source.ts";
import { digest, hashSecret, randomToken, verifySecret } from "../secrets.ts";
import { logout } from "./logout.ts";

/** Compared with where no account was found, so that both cases take the same time. */
const nobodysHash = hashSecret(randomToken());

type SignedIn = { account: z.infer<typeof loginResponse> /** The marker for the device to keep. */; device: string };

/**
 * Signs in by e-mail or phone, always with a new token; the session that the browser had before ends. The owner is told of a lock,
 * and of a device that the account did not know. Refuses 1001, one message for both mistakes, and 1005 while locked.
 */
export async function login(deps: Deps, request: LoginRequest, before: string | undefined, caller: Caller): Promise<SignedIn> {
  const account = await findAccount(deps.db, request.username);
  const subject = subjectOf(deps.vault, account, request.username);
  const { forget, isLast } = await reserveTry(deps.db, subject, await sourceOf(deps, subject, caller), deps.now());
  const right = await verifySecret(account?.passwordHash ?? (await nobodysHash), request.password);
  if (account && !right && isLast) void notify(deps, account.id, contactsOf(account).slice(0, 1), { kind: "sign-in-locked" });
  if (!account || !right) throw refuse.wrongCredentials();
  const token = randomToken();
  const createdAt = deps.now();
  await deps.db.transaction(async (tx) => {
    // A password that is reset while it is compared ends every session, the one to come too.
    const [current] = await tx.select({ passwordHash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, account.id)).for("share");
    if (current?.passwordHash !== account.passwordHash) throw refuse.wrongCredentials();
    await tx
      .insert(sessions)
      .values({ tokenHash: digest(token), accountId: account.id, createdAt, expiresAt: new Date(createdAt.getTime() + SESSION_MS) });
  });
  await forget();
  await logout(deps, before);
  const { device, isNew } = await rememberDevice(deps, account.id, caller.device);
  if (isNew) void notify(deps, account.id, contactsOf(account).slice(0, 1), { kind: "new-device" });
  return { account: { ...(await publicAccount(deps, account)), token }, device };
}
