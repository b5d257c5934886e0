import { lt } from "drizzle-orm";
import { KNOWN_DEVICE_MS, LOCKOUT_WINDOW_MS } from "../../lib/limits.ts";
import { codes, knownDevices, loginFailures, sessions } from "../db/schema/accounts.ts";
import { deletionHandles, deletionReceipts } from "../db/schema/app-users.ts";
import type { Deps } from "../deps.ts";
import { forgetNotices } from "./accounts/notify-owner.ts";

/** A code counts towards the limit of its day, wherever in the day it was asked for. */
const DAY_MS = 86_400_000;

/** Removes what has run out and nobody may use any more: sessions, codes, failed sign-ins, devices, deletion handles, proofs of deletions. */
export async function removeExpired({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const current = now();
  const before = (ms: number) => new Date(current.getTime() - ms);
  await db.delete(sessions).where(lt(sessions.expiresAt, current));
  await db.delete(codes).where(lt(codes.createdAt, before(DAY_MS)));
  await db.delete(loginFailures).where(lt(loginFailures.at, before(LOCKOUT_WINDOW_MS)));
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, before(KNOWN_DEVICE_MS)));
  await forgetNotices({ db, now });
  await db.delete(deletionHandles).where(lt(deletionHandles.expiresAt, current));
  await db.delete(deletionReceipts).where(lt(deletionReceipts.keepUntil, current));
}
