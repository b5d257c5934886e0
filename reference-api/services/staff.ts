import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { email } from "../../lib/contract/fields.ts";
import { LOCKOUT_WINDOW_MS } from "../../lib/limits.ts";
import type { Database } from "../db/open.ts";
import { staff, type staffRoles, staffSessions } from "../db/schema/staff.ts";
import { DeskError } from "../errors.ts";
import { digest, hashSecret, randomToken, verifySecret } from "../keys/secrets.ts";
import { anySource, reserveTry } from "./accounts/sources.ts";
import { audit, type Desk, need, type Permission } from "./audit.ts";
import type { Deps } from "./deps.ts";
import { openFor, sealFor } from "./sealing/sealed-columns.ts";

export type StaffRole = (typeof staffRoles)[number];
export type Member = { id: string; name: string; role: StaffRole };

/** Who may do what. */
export const permissionsOf: Record<StaffRole, readonly Permission[]> = {
  reviewer: ["submissions"],
  support: ["tickets"],
  "data-protection": ["tickets", "personal-data", "audit"],
  editor: ["content", "counts"],
  administrator: ["staff", "audit", "content", "counts"],
};

/** How long an invitation works, a session lasts, and lasts without a request, milliseconds. */
const INVITATION_MS = 3 * 86_400_000;
const STAFF_SESSION_MS = 8 * 3_600_000;
export const STAFF_IDLE_MS = 30 * 60_000;
/** A page makes several requests: the time of the last one is written at most this often, milliseconds. */
const SEEN_EVERY_MS = 30_000;
export const STAFF_PASSWORD_MIN_CHARS = 12;
export const STAFF_PASSWORD_MAX_CHARS = 128;
const PERIOD_SECONDS = 30;

const isActive = isNull(staff.removedAt);
const STAFF_NAME = /^[\w.-]{2,40}$/;

type Tx = Pick<Database, "select" | "$count">;

/** All who have or had a name, whatever its case; the one that is spelled so comes first, because older names differ in case only. */
const membersCalled = (tx: Tx, name: string) =>
  tx
    .select()
    .from(staff)
    .where(eq(sql`lower(${staff.name})`, name.toLowerCase()))
    .orderBy(desc(eq(staff.name, name)), staff.createdAt);

/** Until the transaction ends, nobody else invites or removes: a name is given once, and an administrator stays. */
const lockStaff = (tx: Pick<Database, "execute">) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`);

/**
 * Throws when a member of staff would end the own access, or that of the last administrator who can sign in. Operators
 * may: they can invite another one.
 */
async function checkMayEnd({ actor, permissions }: Desk, tx: Tx, { id, name, role, passwordHash }: typeof staff.$inferSelect): Promise<void> {
  if (!permissions) return;
  if (actor === `staff:${name}`) throw new DeskError("This is your own access.", { code: "ownAccess" });
  if (role !== "administrator" || passwordHash === null) return;
  const others = and(isActive, eq(staff.role, role), isNotNull(staff.passwordHash), ne(staff.id, id));
  if ((await tx.$count(staff, others)) === 0) throw new DeskError(`${name} is the last administrator.`, { code: "lastAdministrator" });
}

const totpOf = (name: string, secret: string) =>
  new TOTP({ issuer: "Simpul", label: name, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS, algorithm: "SHA1" });

/** The address that an authenticator app reads from a QR code or link. */
export const totpAddress = (name: string, secret: string): string => totpOf(name, secret).toString();

/** A new secret for one-time codes, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The period of a one-time code that is right now, or was a period ago; undefined for any other code. */
function periodOf(name: string, secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totpOf(name, secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / PERIOD_SECONDS) + delta;
}

/** The address for notices of new work as it is stored; undefined for none. Throws for anything else. */
function checkMail(typed: string): string | undefined {
  if (!typed.trim()) return undefined;
  const { success, data } = email().safeParse(typed);
  if (!success) throw new DeskError("This is no e-mail address.", { code: "staffMail" });
  return data;
}

/** `mail`: where notices of new work go. `again`: an existing member loses password, authenticator and sessions. */
type Invitation = { mail?: string | undefined; again?: boolean };

/**
 * Invites a member of staff. Returns the token of the invitation, which is shown only now. Throws for a name that is in
 * use, unless its member is to be invited again.
 */
export async function inviteStaff(desk: Desk, name: string, role: StaffRole, { mail = "", again = false }: Invitation = {}): Promise<string> {
  need(desk, "staff");
  const { db, vault, now, actor, requestId } = desk;
  const address = checkMail(mail);
  if (!STAFF_NAME.test(name)) throw new DeskError("A name has 2 to 40 letters, digits, dots, dashes or underscores.", { code: "staffName" });
  const token = randomToken();
  await db.transaction(async (tx) => {
    await lockStaff(tx);
    const called = await membersCalled(tx, name);
    const present = called.find(({ removedAt }) => removedAt === null);
    if (!present && called.length > 0) throw new DeskError(`The name ${name} was in use: choose another one.`, { code: "staffNameTaken" });
    if (present) {
      await checkMayEnd(desk, tx, present);
      const used = { name: present.name, role: present.role, active: present.passwordHash !== null };
      if (!again)
        throw new DeskError(`The name is in use by ${used.name} (${used.role}); --again invites again.`, { code: "staffNameUsed", ...used });
    }
    const id = present?.id ?? randomUUID();
    const invitation = { role, inviteHash: digest(token), inviteExpiresAt: new Date(now().getTime() + INVITATION_MS) };
    const mailed = address ? { mail: sealFor(vault, "staffMail", id, address) } : {};
    if (present)
      await tx
        .update(staff)
        .set({ ...invitation, ...mailed, passwordHash: null, totp: null, totpPeriod: null })
        .where(eq(staff.id, id));
    else await tx.insert(staff).values({ id, name, ...invitation, ...mailed, createdAt: now() });
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, id));
    const after = { role, ...(address ? { mail: true } : {}) };
    await audit(tx, now(), { actor, action: "staff-invited", subject: present?.name ?? name, requestId, after });
  });
  return token;
}

/** The member of exactly this name whose access may be ended. Throws when there is none, and when the actor may not end it. */
export async function removableMember(desk: Desk, name: string, tx: Tx = desk.db): Promise<Member> {
  need(desk, "staff");
  const [member] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.name, name), isActive));
  if (!member) throw new DeskError(`There is no member of staff ${name}.`, { code: "staffUnknown", name });
  await checkMayEnd(desk, tx, member);
  return { id: member.id, name: member.name, role: member.role };
}

/** Removes a member of staff and ends the sessions. */
export async function removeStaff(desk: Desk, name: string): Promise<void> {
  need(desk, "staff");
  const { db, now, actor, requestId } = desk;
  await db.transaction(async (tx) => {
    await lockStaff(tx);
    const { id } = await removableMember(desk, name, tx);
    await tx.update(staff).set({ removedAt: now(), passwordHash: null, totp: null, mail: null, inviteHash: null }).where(eq(staff.id, id));
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, id));
    await audit(tx, now(), { actor, action: "staff-removed", subject: name, requestId });
  });
}

/** The members of staff, by name. */
export async function listStaff(desk: Desk): Promise<{ name: string; role: StaffRole; active: boolean }[]> {
  need(desk, "staff");
  const rows = await desk.db.select().from(staff).where(isActive).orderBy(staff.name);
  return rows.map(({ name, role, passwordHash }) => ({ name, role, active: passwordHash !== null }));
}

type StaffDeps = Pick<Deps, "db" | "vault" | "now">;

/** The address of a member for notices of new work. */
export async function mailOf({ db, vault }: StaffDeps, { id }: Member): Promise<string | undefined> {
  const [row] = await db.select({ mail: staff.mail }).from(staff).where(eq(staff.id, id));
  return row?.mail ? openFor(vault, "staffMail", id, row.mail) : undefined;
}

/** Sets a member's own address for notices of new work; an empty one ends them. */
export async function setMail({ db, vault, now }: StaffDeps, { id, name }: Member, typed: string, requestId: string): Promise<void> {
  const address = checkMail(typed);
  await db.transaction(async (tx) => {
    const mail = address ? sealFor(vault, "staffMail", id, address) : null;
    await tx
      .update(staff)
      .set({ mail })
      .where(and(eq(staff.id, id), isActive));
    await audit(tx, now(), { actor: `staff:${name}`, action: "staff-mail", subject: name, requestId, after: { mail: mail !== null } });
  });
}

/** The member whom a running invitation is for. */
export async function invitedMember({ db, now }: StaffDeps, token: string): Promise<Member | undefined> {
  const [member] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.inviteHash, digest(token)), isActive));
  return member?.inviteExpiresAt && member.inviteExpiresAt > now() ? { id: member.id, name: member.name, role: member.role } : undefined;
}

type Unaccepted = "invitation" | "password" | "code";
type Accepting = { token: string; password: string; secret: string; code: string; requestId: string };

/**
 * Accepts an invitation: stores the password and the secret of the one-time codes, whose first code must be right.
 * Returns all that is wrong.
 */
export async function acceptInvitation(deps: StaffDeps, { token, password, secret, code, requestId }: Accepting): Promise<Unaccepted[]> {
  const member = await invitedMember(deps, token);
  if (!member || !/^[A-Z2-7]{32}$/.test(secret)) return ["invitation"];
  const isPassword = password.length >= STAFF_PASSWORD_MIN_CHARS && password.length <= STAFF_PASSWORD_MAX_CHARS;
  const period = periodOf(member.name, secret, code, deps.now());
  if (!isPassword || period === undefined) return [...(isPassword ? [] : ["password" as const]), ...(period === undefined ? ["code" as const] : [])];
  const passwordHash = await hashSecret(password);
  return deps.db.transaction(async (tx) => {
    const [accepted] = await tx
      .update(staff)
      .set({
        passwordHash,
        totp: sealFor(deps.vault, "staffTotp", member.id, secret),
        totpPeriod: period,
        inviteHash: null,
        inviteExpiresAt: null,
      })
      .where(and(eq(staff.id, member.id), eq(staff.inviteHash, digest(token))))
      .returning({ id: staff.id });
    if (!accepted) return ["invitation"];
    await audit(tx, deps.now(), { actor: `staff:${member.name}`, action: "staff-joined", subject: member.name, requestId });
    return [];
  });
}

/** Verified when there is no such member, so that both cases take the same time. */
const decoyHash = hashSecret(randomToken());

type Credentials = { name: string; password: string; code: string; requestId: string };

/**
 * Signs in with name, password and one-time code, which count together. Returns the token of a new session, or undefined
 * when anything is wrong. Throws 1005 after ten failures within 15 minutes.
 */
export async function signInStaff(deps: StaffDeps, { name, password, code, requestId }: Credentials): Promise<string | undefined> {
  const { db, vault, now } = deps;
  const typed = name.trim().slice(0, 100);
  const { clear } = await reserveTry(db, [`staff:${digest(typed.toLowerCase())}`], anySource, now());
  const member = (await membersCalled(db, typed)).find(({ removedAt }) => removedAt === null);
  const matches = await verifySecret(member?.passwordHash ?? (await decoyHash), password.slice(0, STAFF_PASSWORD_MAX_CHARS));
  if (!member?.passwordHash || !member.totp || !matches) return undefined;
  const period = periodOf(member.name, openFor(vault, "staffTotp", member.id, member.totp), code, now());
  if (period === undefined) return undefined;
  const token = randomToken();
  const isNew = await db.transaction(async (tx) => {
    // Of two requests with one code, one signs in.
    const [used] = await tx
      .update(staff)
      .set({ totpPeriod: period })
      .where(and(eq(staff.id, member.id), lt(staff.totpPeriod, period)))
      .returning({ id: staff.id });
    if (!used) return false;
    await tx.insert(staffSessions).values({ tokenHash: digest(token), staffId: member.id, createdAt: now(), seenAt: now() });
    await audit(tx, now(), { actor: `staff:${member.name}`, action: "staff-sign-in", subject: member.name, requestId });
    return true;
  });
  if (!isNew) return undefined;
  await clear();
  return token;
}

/** Eight hours in all, half an hour without a request. */
const isLive = (now: Date) =>
  and(gt(staffSessions.createdAt, new Date(now.getTime() - STAFF_SESSION_MS)), gt(staffSessions.seenAt, new Date(now.getTime() - STAFF_IDLE_MS)));

/** The member of a live session. */
export async function sessionMember({ db, now }: StaffDeps, token: string | undefined): Promise<Member | undefined> {
  if (!token) return undefined;
  const hash = digest(token);
  const [row] = await db
    .select({ member: staff, session: staffSessions })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, hash), isActive, isLive(now())));
  if (!row) return undefined;
  if (row.session.seenAt.getTime() + SEEN_EVERY_MS <= now().getTime())
    await db.update(staffSessions).set({ seenAt: now() }).where(eq(staffSessions.tokenHash, hash));
  const { id, name, role } = row.member;
  return { id, name, role };
}

/** The live sessions of a member, newest first. */
export async function sessionsOf({ db, now }: StaffDeps, { id }: Member): Promise<{ createdAt: Date; seenAt: Date }[]> {
  return db
    .select({ createdAt: staffSessions.createdAt, seenAt: staffSessions.seenAt })
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, id), isLive(now())))
    .orderBy(desc(staffSessions.createdAt));
}

/** Ends one session, or all of a member. */
export async function endSessions({ db }: Pick<StaffDeps, "db">, which: { token: string } | Member): Promise<void> {
  await db.delete(staffSessions).where("token" in which ? eq(staffSessions.tokenHash, digest(which.token)) : eq(staffSessions.staffId, which.id));
}

/** Removes sessions that have ended. */
export async function removeOldStaffSessions({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  await db.delete(staffSessions).where(lt(staffSessions.createdAt, new Date(now().getTime() - STAFF_SESSION_MS)));
}

/** The wait that a locked sign-in names, minutes. */
export const STAFF_LOCK_MINUTES = LOCKOUT_WINDOW_MS / 60_000;

const DEMO = { name: "peninjau", password: "Demo#2026-meja", secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP" };

/** Adds the reviewer of a trial installation once; a removed one stays removed. */
export async function seedDemoReviewer({ db, vault, now }: StaffDeps): Promise<void> {
  const passwordHash = await hashSecret(DEMO.password);
  await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(staff)
      .values({ name: DEMO.name, role: "reviewer", passwordHash, totpPeriod: 0, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: staff.id });
    if (added)
      await tx
        .update(staff)
        .set({ totp: sealFor(vault, "staffTotp", added.id, DEMO.secret) })
        .where(eq(staff.id, added.id));
  });
}
