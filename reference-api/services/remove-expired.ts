import { lt } from "drizzle-orm";
import { KNOWN_DEVICE_MS, LOCKOUT_WINDOW_MS, SCAN_KEPT_MS } from "../../lib/limits.ts";
import { codes, knownDevices, loginFailures, sessions } from "../db/schema/accounts.ts";
import { deletionHandles, deletionReceipts } from "../db/schema/app-users.ts";
import { scans } from "../db/schema/scans.ts";
import type { Deps } from "../deps.ts";
import { DAY_MS } from "../jakarta-time.ts";
import { removeOldNotices } from "./accounts/notify-owner.ts";

/** Removes expired rows: sessions, codes, failed sign-ins, devices, notices, deletion handles and receipts, scan codes. */
export async function removeExpired({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const current = now();
  const before = (ms: number) => new Date(current.getTime() - ms);
  await db.delete(sessions).where(lt(sessions.expiresAt, current));
  // Codes count towards a daily limit.
  await db.delete(codes).where(lt(codes.createdAt, before(DAY_MS)));
  await db.delete(loginFailures).where(lt(loginFailures.at, before(LOCKOUT_WINDOW_MS)));
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, before(KNOWN_DEVICE_MS)));
  await removeOldNotices({ db, now });
  await db.delete(deletionHandles).where(lt(deletionHandles.expiresAt, current));
  await db.delete(scans).where(lt(scans.expiresAt, before(SCAN_KEPT_MS)));
  await db.delete(deletionReceipts).where(lt(deletionReceipts.keepUntil, current));
}
