import { and, eq, sql } from "drizzle-orm";
import { addressTiers } from "../../../lib/contract/client-address.ts";
import { knownDevices } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { digest, randomToken } from "../secrets.ts";

/** Network address and device marker (when sent) of a request, and its id for the audit log. */
export type Caller = { address: string; device: string | undefined; requestId: string };

/** Known devices per account; the newest ones stay. */
const DEVICES_MAX = 20;

/**
 * Tries and codes are counted per account and source: a device that has signed in to the account before, else the
 * network address. So a stranger's tries do not lock a known device. A marker unknown to the account is ignored:
 * anybody can make one up.
 */
export type Source = { key: string; known: boolean };

/** The network that counts as one source: an IPv4 address, or the IPv6 /56 of one customer of a provider. */
function networkOf(address: string): string {
  const [narrowest, household] = addressTiers(address);
  return (household ?? narrowest)?.key ?? address;
}

/** The source of a call for one subject. Addresses are stored as keyed hashes. */
export async function sourceOf({ db, vault }: Pick<Deps, "db" | "vault">, subject: string, { address, device }: Caller): Promise<Source> {
  if (device) {
    const deviceHash = digest(device);
    const [known] = await db
      .select({ subject: knownDevices.subject })
      .from(knownDevices)
      .where(and(eq(knownDevices.subject, subject), eq(knownDevices.deviceHash, deviceHash)));
    if (known) return { key: `device:${deviceHash}`, known: true };
  }
  return { key: `address:${vault.hmac(networkOf(address))}`, known: false };
}

type Remembered = {
  /** The marker for the device to store. */
  device: string;
  /** The account knows other devices, but not this one. */
  isNew: boolean;
};

/**
 * Stores the device of a sign-in as known. A presented marker is reused only when this service issued it; otherwise a
 * new one is created, so that a planted marker has no effect.
 */
export async function rememberDevice({ db, now }: Pick<Deps, "db" | "now">, subject: string, presented: string | undefined): Promise<Remembered> {
  const seenAt = now();
  return db.transaction(async (tx) => {
    const presentedHash = presented && digest(presented);
    const ours = presentedHash
      ? await tx.select({ subject: knownDevices.subject }).from(knownDevices).where(eq(knownDevices.deviceHash, presentedHash))
      : [];
    const device = presented && ours.length > 0 ? presented : randomToken();
    const before = await tx.select({ hash: knownDevices.deviceHash }).from(knownDevices).where(eq(knownDevices.subject, subject));
    const deviceHash = digest(device);
    await tx
      .insert(knownDevices)
      .values({ subject, deviceHash, seenAt })
      .onConflictDoUpdate({ target: [knownDevices.subject, knownDevices.deviceHash], set: { seenAt } });
    const newest = tx
      .select({ hash: knownDevices.deviceHash })
      .from(knownDevices)
      .where(eq(knownDevices.subject, subject))
      .orderBy(sql`${knownDevices.seenAt} desc`)
      .limit(DEVICES_MAX);
    await tx.delete(knownDevices).where(and(eq(knownDevices.subject, subject), sql`${knownDevices.deviceHash} not in (${newest})`));
    return { device, isNew: before.length > 0 && !before.some(({ hash }) => hash === deviceHash) };
  });
}
