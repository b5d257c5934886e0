import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { AccountFacts, Session } from "../../../lib/contract/account.ts";
import type { CurrentUser, LoginRequest, loginResponse } from "../../../lib/contract/investor.ts";
import { SESSION_MS } from "../../../lib/limits.ts";
import { accounts, knownDevices, loginFailures, sessions } from "../../db/schema/accounts.ts";
import { errors } from "../../errors.ts";
import { digest, hashSecret, randomToken, verifySecret } from "../../keys/secrets.ts";
import { audit, type Desk, need } from "../audit.ts";
import type { Deps } from "../deps.ts";
import { messagesAbout } from "../messages/queue.ts";
import { type Account, allSubjectsOf, findAccount, resolveAccount, subjectsOf } from "./find-account.ts";
import { contactsOf, notifyLater } from "./notices.ts";
import { maskedContacts, newHandle, publicAccount } from "./registration.ts";
import { type Caller, rememberDevice, reserveTry, sourceOf } from "./sources.ts";

/** The account of a live session token; undefined when there is none. */
export async function sessionAccount({ db, now }: Deps, token: string | undefined): Promise<Account | undefined> {
  if (!token) return undefined;
  const [row] = await db
    .select({ account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, digest(token)), gt(sessions.expiresAt, now())));
  return row?.account;
}

/** The account of a live session token. Throws 401 when there is none. */
export async function requireAccount(deps: Deps, token: string | undefined): Promise<Account> {
  const account = await sessionAccount(deps, token);
  if (!account) throw errors.unauthorized();
  return account;
}

/** Ends the session of a token; an unknown token is no error. */
export async function logout({ db }: Deps, token: string | undefined): Promise<void> {
  if (token) await db.delete(sessions).where(eq(sessions.tokenHash, digest(token)));
}

/** Ends all sessions of an account, its registration handle and its known devices: after that only a new sign-in works. */
export async function logoutAll({ db, now }: Deps, { id }: Account): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(accounts).set(newHandle(now())).where(eq(accounts.id, id));
    await tx.delete(sessions).where(eq(sessions.accountId, id));
    await tx.delete(knownDevices).where(eq(knownDevices.subject, id));
  });
}

/** How a session is named in answers: nothing that helps to find its token or its row. */
const publicId = (tokenHash: string) => digest(`session ${tokenHash}`);

const SESSIONS_LISTED_MAX = 50;

/** The live sessions of an account, newest first; `token` is the caller's own. */
async function listSessions({ db, now }: Deps, { id }: Account, token: string | undefined): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, id), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.createdAt))
    .limit(SESSIONS_LISTED_MAX);
  return rows.map(({ tokenHash, createdAt, device }) => ({
    id: publicId(tokenHash),
    at: createdAt.toISOString(),
    ...(device ? { device } : {}),
    current: token !== undefined && tokenHash === digest(token),
  }));
}

/**
 * Ends one session of an account, and with it the registration handle, which its device knows. One that has ended, or is
 * of another account, is no error. Returns who is signed in.
 */
export async function endSession(deps: Deps, account: Account, session: string): Promise<CurrentUser> {
  const { db, now } = deps;
  const rows = await db.select({ tokenHash: sessions.tokenHash }).from(sessions).where(eq(sessions.accountId, account.id));
  const found = rows.find(({ tokenHash }) => publicId(tokenHash) === session);
  if (!found) return publicAccount(deps, account);
  const renewed = newHandle(now());
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.tokenHash, found.tokenHash));
    await tx.update(accounts).set(renewed).where(eq(accounts.id, account.id));
  });
  return publicAccount(deps, { ...account, ...renewed });
}

/**
 * Checks the password of a signed-in account, counted like those of sign-ins. Throws 1001, and 1005 while locked.
 */
export async function confirmPassword(deps: Deps, account: Account, password: string, caller: Caller): Promise<void> {
  const { clear, isLast } = await reserveTry(deps.db, [account.id], await sourceOf(deps, account.id, caller), deps.now());
  if (await verifySecret(account.passwordHash, password)) return clear();
  if (isLast) notifyLater(deps, account.id, contactsOf(account).slice(0, 1), { kind: "sign-in-locked" });
  throw errors.passwordWrong();
}

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
  const subjects = subjectsOf(deps.vault, account, request.username);
  const { clear, isLast } = await reserveTry(deps.db, subjects, await sourceOf(deps, account?.id ?? "", caller), deps.now());
  const matches = await verifySecret(account?.passwordHash ?? (await decoyHash), request.password);
  if (account && !matches && isLast) notifyLater(deps, account.id, contactsOf(account).slice(0, 1), { kind: "sign-in-locked" });
  if (!account || !matches) throw errors.wrongCredentials();
  const token = randomToken();
  const createdAt = deps.now();
  await deps.db.transaction(async (tx) => {
    // A password reset during the comparison ends all sessions, so it must prevent this one too.
    const [current] = await tx.select({ passwordHash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, account.id)).for("share");
    if (current?.passwordHash !== account.passwordHash) throw errors.wrongCredentials();
    await tx.insert(sessions).values({
      tokenHash: digest(token),
      accountId: account.id,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + SESSION_MS),
      device: caller.deviceName,
    });
    await audit(tx, createdAt, { actor: `funder:${account.id}`, action: "sign-in", subject: account.id, requestId: caller.requestId });
  });
  await clear();
  await logout(deps, previousToken);
  const { device, isNew } = await rememberDevice(deps, account.id, caller.device);
  if (isNew) notifyLater(deps, account.id, contactsOf(account).slice(0, 1), { kind: "new-device" });
  return { account: { ...(await publicAccount(deps, account)), token }, device };
}

/** Removes the wrong passwords that lock an account. Returns their number. */
export async function unlockAccount(desk: Desk, typed: string): Promise<{ account: string; removed: number }> {
  need(desk, "tickets");
  const { db, vault, now, actor, requestId } = desk;
  const account = await resolveAccount(desk, typed);
  const { id } = account;
  return db.transaction(async (tx) => {
    const locks = await tx
      .delete(loginFailures)
      .where(inArray(loginFailures.subject, allSubjectsOf(vault, account)))
      .returning({ subject: loginFailures.subject });
    // Each wrong password is there twice: for the account and for what was typed.
    const removed = locks.filter(({ subject }) => subject === id);
    await audit(tx, now(), {
      actor,
      action: "account-unlocked",
      subject: id,
      requestId,
      before: { failures: removed.length },
      after: { failures: 0 },
    });
    return { account: id, removed: removed.length };
  });
}

/** What the owner sees of an account: contacts, sessions and what was sent. `token` is the caller's own. */
export async function accountFacts(deps: Deps, account: Account, token: string | undefined): Promise<AccountFacts> {
  const [sessions, sent] = await Promise.all([listSessions(deps, account, token), messagesAbout(deps, account.id)]);
  return { contacts: maskedContacts(account), sessions, sent };
}
