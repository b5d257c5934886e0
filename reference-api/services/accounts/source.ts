import { and, eq, sql } from "drizzle-orm";
import { addressTiers } from "../../../lib/contract/client-address.ts";
import { knownDevices } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { digest, randomToken } from "../secrets.ts";

/** Where a call comes from: its address, and the marker of its device where it sent one. */
export type Caller = { address: string; device: string | undefined };

/** Devices that an account remembers, the newest ones. */
const DEVICES_MAX = 20;

/**
 * What tries and codes are counted by, beside the account: a device that has signed in to it before, else the network address.
 * So a stranger uses up the tries of their own address, and a known device has its own. A marker that this account has not
 * seen counts for nothing: anybody can make one up.
 */
export type Source = { key: string; known: boolean };

/** The network that counts as one place: an IPv4 address, or the /56 that one customer of a provider gets. */
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
  return { key: `address:${vault.keyed(networkOf(address))}`, known: false };
}

export type Remembered = {
  /** The marker for the device to keep. */
  device: string;
  /** A device that the account did not know, of an account that knows others. */
  isNew: boolean;
};

/**
 * Remembers the device that has just signed in. A marker that was presented is used again only where this service has given it
 * out; otherwise a new one is made, so that nobody can plant theirs.
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
