import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { addressTiers } from "../../../lib/contract/http.ts";
import { LOCKOUT_MAX_FAILURES, LOCKOUT_STRANGERS_MAX, LOCKOUT_WINDOW_MS } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { knownDevices, loginFailures } from "../../db/schema/accounts.ts";
import { errors } from "../../errors.ts";
import { digest, randomToken } from "../../keys/secrets.ts";
import type { Deps } from "../deps.ts";

/** Network address of a request, marker and name of its device (when sent), and its id for the audit log. */
export type Caller = { address: string; device: string | undefined; deviceName?: string | undefined; requestId: string };

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

/** For tries that are counted per account, regardless of their source. */
export const anySource: Source = { key: "", known: true };

type Try = {
  /** Call it after a successful try: removes the failures of its source. */
  clear: () => Promise<void>;
  /** The source is locked if this try fails. */
  isLast: boolean;
};

/**
 * Counts a try of a password or identity number before it is verified, so that parallel guesses cannot pass the limit.
 * Throws 1005 with the seconds to wait after ten failures of the same source within 15 minutes for one of the subjects,
 * or a higher number of all unknown sources together. A known device is locked by its own tries only.
 */
export async function reserveTry(db: Database, subjects: string[], source: Source, now: Date): Promise<Try> {
  const since = new Date(now.getTime() - LOCKOUT_WINDOW_MS);
  const ofSubjects = inArray(loginFailures.subject, subjects);
  // Failures from the future were counted with a wrong clock, which has been corrected since: treat them as of now.
  // Outside of the transaction, which an error rolls back.
  await db
    .update(loginFailures)
    .set({ at: now })
    .where(and(ofSubjects, gt(loginFailures.at, now)));
  const isLast = await db.transaction(async (tx) => {
    for (const subject of subjects.toSorted()) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login:${subject}`}, 0))`);
    await tx.delete(loginFailures).where(and(ofSubjects, lt(loginFailures.at, since)));
    const all = await tx
      .select({ subject: loginFailures.subject, source: loginFailures.source, at: loginFailures.at })
      .from(loginFailures)
      .where(and(ofSubjects, gt(loginFailures.at, since)))
      .orderBy(loginFailures.at);
    let most = 0;
    for (const subject of subjects) {
      const failures = all.filter((failure) => failure.subject === subject);
      const own = failures.filter((failure) => failure.source === source.key);
      const byUnknown = source.known ? [] : failures.filter((failure) => !failure.source.startsWith("device:"));
      for (const [tried, max] of [
        [own, LOCKOUT_MAX_FAILURES],
        [byUnknown, LOCKOUT_STRANGERS_MAX],
      ] as const) {
        const opensAfter = tried.at(-max);
        if (opensAfter) {
          const waitMs = opensAfter.at.getTime() + LOCKOUT_WINDOW_MS - now.getTime();
          throw errors.accountLocked(Math.max(1, Math.ceil(waitMs / 1000)));
        }
      }
      most = Math.max(most, own.length + 1);
    }
    await tx.insert(loginFailures).values(subjects.map((subject) => ({ subject, source: source.key, at: now })));
    return most === LOCKOUT_MAX_FAILURES;
  });
  return {
    isLast,
    async clear() {
      await db.delete(loginFailures).where(and(ofSubjects, eq(loginFailures.source, source.key)));
    },
  };
}
