import { eq } from "drizzle-orm";
import { DELETION_HANDLE_MS } from "../../../lib/limits.ts";
import { appUsers, deletionHandles } from "../../db/schema/app-users.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import { notifyLater } from "../accounts/notify-owner.ts";
import { reserveTry } from "../accounts/reserve-try.ts";
import { type Caller, rememberDevice, sourceOf } from "../accounts/source.ts";
import { digest, hashSecret, randomToken, verifySecret } from "../secrets.ts";
import { appUserSubject, findAppUser } from "./find-app-user.ts";
import { hasOpenLoan } from "./has-open-loan.ts";

/** Verified when there is no user, so that both cases take the same time. */
const decoyHash = hashSecret(randomToken());

/**
 * Starts a deletion that is valid for 15 minutes. Returns its handle, and the marker for the device to store. Throws
 * 1001 with the same message for an unknown user and a wrong password, 1005 while locked, and 1014 while a loan is
 * open.
 */
export async function startDeletion(deps: Deps, request: { name: string; raw: string }, caller: Caller): Promise<{ userId: string; device: string }> {
  const user = await findAppUser(deps.db, request.name);
  const subject = appUserSubject(deps.vault, user, request.name);
  const { clear, isLast } = await reserveTry(deps.db, subject, await sourceOf(deps, subject, caller), deps.now());
  const matches = await verifySecret(user?.passwordHash ?? (await decoyHash), request.raw);
  if (user && !matches && isLast) notifyLater(deps, subject, [{ channel: "sms", to: user.mobile }], { kind: "sign-in-locked" });
  if (!user || !matches) throw errors.wrongPhoneOrPassword();
  await clear();
  const handle = randomToken();
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    // The account may have been deleted during the comparison: respond as for an unknown one.
    const [present] = await tx.select({ id: appUsers.id }).from(appUsers).where(eq(appUsers.id, user.id)).for("share");
    if (!present) throw errors.wrongPhoneOrPassword();
    if (await hasOpenLoan(tx, user.id)) throw errors.openLoan();
    await tx
      .insert(deletionHandles)
      .values({ handleHash: digest(handle), appUserId: user.id, expiresAt: new Date(now.getTime() + DELETION_HANDLE_MS) });
  });
  const { device } = await rememberDevice(deps, subject, caller.device);
  return { userId: handle, device };
}
