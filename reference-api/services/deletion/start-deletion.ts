import { eq } from "drizzle-orm";
import { DELETION_HANDLE_MS } from "../../../lib/limits.ts";
import { appUsers, deletionHandles } from "../../db/schema/app-users.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import { reserveTry } from "../accounts/lockout.ts";
import { notify } from "../accounts/notify-owner.ts";
import { type Caller, rememberDevice, sourceOf } from "../accounts/source.ts";
import { digest, hashSecret, randomToken, verifySecret } from "../secrets.ts";
import { appUserSubject, findAppUser } from "./find-app-user.ts";

/** Compared with where no user was found, so that both cases take the same time. */
const nobodysHash = hashSecret(randomToken());

/**
 * Opens a deletion for 15 minutes and returns its handle, and the marker for the device to keep.
 * Refuses 1001, one message for both mistakes, and 1005 while locked.
 */
export async function startDeletion(deps: Deps, request: { name: string; raw: string }, caller: Caller): Promise<{ userId: string; device: string }> {
  const user = await findAppUser(deps.db, request.name);
  const subject = appUserSubject(deps.vault, user, request.name);
  const { forget, isLast } = await reserveTry(deps.db, subject, await sourceOf(deps, subject, caller), deps.now());
  const right = await verifySecret(user?.passwordHash ?? (await nobodysHash), request.raw);
  if (user && !right && isLast) void notify(deps, subject, [{ channel: "sms", to: user.mobile }], { kind: "sign-in-locked" });
  if (!user || !right) throw refuse.wrongCredentials();
  await forget();
  const handle = randomToken();
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    // An account that is deleted while its password is compared is one that nobody has.
    const [present] = await tx.select({ id: appUsers.id }).from(appUsers).where(eq(appUsers.id, user.id)).for("share");
    if (!present) throw refuse.wrongCredentials();
    await tx
      .insert(deletionHandles)
      .values({ handleHash: digest(handle), appUserId: user.id, expiresAt: new Date(now.getTime() + DELETION_HANDLE_MS) });
  });
  const { device } = await rememberDevice(deps, subject, caller.device);
  return { userId: handle, device };
}
