import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { LoginRequest, loginResponse } from "../../../lib/contract/investor.ts";
import { SESSION_MS } from "../../../lib/limits.ts";
import { accounts, sessions } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import { findAccount, subjectOf } from "../accounts/find-account.ts";
import { contactsOf, notifyLater } from "../accounts/notify-owner.ts";
import { publicAccount } from "../accounts/public-account.ts";
import { reserveTry } from "../accounts/reserve-try.ts";
import { type Caller, rememberDevice, sourceOf } from "../accounts/source.ts";
import { audit } from "../audit.ts";
import { digest, hashSecret, randomToken, verifySecret } from "../secrets.ts";
import { logout } from "./logout.ts";

/** Verified when there is no account, so that both cases take the same time. */
const decoyHash = hashSecret(randomToken());

/** `device` is the marker for the device to store. */
type SignedIn = { account: z.infer<typeof loginResponse>; device: string };

/**
 * Signs in by e-mail or phone with a new token, and ends the browser's previous session. Notifies the owner of a lock
 * and of a new device. Throws 1001 with the same message for an unknown account and a wrong password, and 1005 while
 * locked.
 */
export async function login(deps: Deps, request: LoginRequest, previousToken: string | undefined, caller: Caller): Promise<SignedIn> {
  const account = await findAccount(deps.db, request.username);
  const subject = subjectOf(deps.vault, account, request.username);
  const { clear, isLast } = await reserveTry(deps.db, subject, await sourceOf(deps, subject, caller), deps.now());
  const matches = await verifySecret(account?.passwordHash ?? (await decoyHash), request.password);
  if (account && !matches && isLast) notifyLater(deps, account.id, contactsOf(account).slice(0, 1), { kind: "sign-in-locked" });
  if (!account || !matches) throw errors.wrongCredentials();
  const token = randomToken();
  const createdAt = deps.now();
  await deps.db.transaction(async (tx) => {
    // A password reset during the comparison ends all sessions, so it must prevent this one too.
    const [current] = await tx.select({ passwordHash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, account.id)).for("share");
    if (current?.passwordHash !== account.passwordHash) throw errors.wrongCredentials();
    await tx
      .insert(sessions)
      .values({ tokenHash: digest(token), accountId: account.id, createdAt, expiresAt: new Date(createdAt.getTime() + SESSION_MS) });
    await audit(tx, createdAt, { actor: `funder:${account.id}`, action: "sign-in", subject: account.id, requestId: caller.requestId });
  });
  await clear();
  await logout(deps, previousToken);
  const { device, isNew } = await rememberDevice(deps, account.id, caller.device);
  if (isNew) notifyLater(deps, account.id, contactsOf(account).slice(0, 1), { kind: "new-device" });
  return { account: { ...(await publicAccount(deps, account)), token }, device };
}
