import { setTimeout as pause } from "node:timers/promises";
import { and, eq, inArray, isNull, like, ne, or } from "drizzle-orm";
import type { CurrentUser } from "../../../lib/contract/investor.ts";
import type { Database } from "../../db/open.ts";
import { accounts, codes, knownDevices, loginFailures, sessions } from "../../db/schema/accounts.ts";
import { files } from "../../db/schema/files.ts";
import { errorFields } from "../../error-fields.ts";
import { errors } from "../../errors.ts";
import { digest, hashSecret } from "../../keys/secrets.ts";
import { audit } from "../audit.ts";
import { consumeCode, issueCode, withdrawCode } from "../codes.ts";
import { revokeAllLinks } from "../colleagues/links.ts";
import type { Deps } from "../deps.ts";
import { removeFromStorage } from "../files/files.ts";
import { deliver, inBackground, queueLimited, queueMessage } from "../messages/queue.ts";
import { codeText } from "../messages/texts.ts";
import { type Account, allSubjectsOf, contactSubject, contactSubjects, findAccount } from "./find-account.ts";
import { allContactsOf, contactsOf, notifyLater } from "./notices.ts";
import { maskContact, newHandle, publicAccount } from "./registration.ts";
import { confirmPassword } from "./sessions.ts";
import { type Caller, sourceOf } from "./sources.ts";

type Target = ReturnType<typeof contactsOf>[number];

/**
 * Where the reset code of a typed contact goes: to that contact if it is proved or none is, else to a proved one.
 * A person who registered another person's address or number gets no code that opens the account.
 */
function resetTarget(account: Account, identifier: string): Target | undefined {
  const channel = identifier.includes("@") ? "email" : "sms";
  const trusted = contactsOf(account);
  return trusted.find((contact) => contact.channel === channel) ?? trusted[0];
}

/**
 * What a reset code is bound to, beside the typed contact by which it is counted: its account, and where it was sent. A
 * code that was sent elsewhere resets nothing.
 */
const boundTo = (account: Account | undefined, identifier: string): string =>
  account ? `${account.id}:${resetTarget(account, identifier)?.channel ?? ""}:` : "";

/**
 * Channels with a failed last message, per sender, and how long that took, milliseconds. Codes for unknown accounts are
 * then withdrawn like those of known ones, after the same time: until then another request is refused.
 */
const failing = new WeakMap<Deps["messages"], Map<"email" | "sms", number>>();

/**
 * Sends a reset code to the typed phone number or e-mail address, or to the proved contact of its account. Behaves the
 * same, and as fast, for an unknown account. Withdraws a code that could not be sent. Throws 1007 and 1008.
 */
export async function sendPasswordCode(deps: Deps, identifier: string, caller: Caller): Promise<void> {
  const account = await findAccount(deps.db, identifier);
  const source = await sourceOf(deps, account?.id ?? "", caller);
  const subject = contactSubject(deps.vault, identifier);
  const { code, id, expiresAt } = await issueCode(deps, "password-reset", subject, source, boundTo(account, identifier));
  const target = account && resetTarget(account, identifier);
  const channel = target?.channel ?? (identifier.includes("@") ? "email" : "sms");
  const down = failing.get(deps.messages) ?? new Map<"email" | "sms", number>();
  failing.set(deps.messages, down);
  const withdraw = () => withdrawCode(deps, id).catch((error: unknown) => deps.log.error(errorFields(error as Error), "code not withdrawn"));
  if (!target) {
    const failedAfter = down.get(channel);
    if (failedAfter !== undefined) inBackground(pause(failedAfter).then(withdraw));
    return;
  }
  const text = codeText({ code, action: "password", channel, siteUrl: deps.siteUrl });
  const started = performance.now();
  // Not awaited: the provider's response time would reveal that the account exists.
  const message = { ...target, subject: "Kode verifikasi Simpul", text };
  const queued = { kind: "code" as const, codeId: id, expiresAt, account: account?.id };
  const sending = (source.known ? queueMessage(deps, deps.db, message, queued) : queueLimited(deps, message, queued))
    // A recipient who has had the messages of a day gets no further one, which the answer does not show.
    .then((queuedId) => queuedId === undefined || deliver(deps, queuedId))
    .then((sent) => (sent ? down.delete(channel) : down.set(channel, performance.now() - started)))
    .catch((error: unknown) => deps.log.error({ ...errorFields(error as Error), channel }, "reset code not sent"));
  inBackground(sending);
}

/** Ends the codes that were sent for the contacts of an account, and those that would prove or change one. */
export async function endCodes(tx: Pick<Database, "update">, { vault, now }: Pick<Deps, "vault" | "now">, account: Account): Promise<void> {
  const subjects = allContactsOf(account).flatMap(({ to }) => contactSubjects(vault, to));
  const ofAccount = or(inArray(codes.subject, subjects), like(codes.subject, `${account.id}:%`));
  await tx
    .update(codes)
    .set({ usedAt: now() })
    .where(and(ofAccount, isNull(codes.usedAt)));
}

type Request = { account: string; code: string; password: string };

/**
 * Sets a new password with a reset code, which also proves the contact that it was sent to. The account keeps its
 * contacts. Ends everything that somebody else may have access to: sessions, other devices, locks, the registration handle,
 * unclaimed files and other codes. Notifies every contact. Returns the masked contacts that sign in. Throws 1006, also when another
 * contact was proved since the code was sent.
 */
export async function resetPassword(deps: Deps, request: Request, caller: Caller): Promise<string[]> {
  const found = await findAccount(deps.db, request.account);
  const source = await sourceOf(deps, found?.id ?? "", caller);
  const subject = contactSubject(deps.vault, request.account);
  const onLastTry = () => found && notifyLater(deps, found.id, contactsOf(found).slice(0, 1), { kind: "code-worn-out" });
  await consumeCode(deps, { purpose: "password-reset", subject, code: request.code, boundTo: boundTo(found, request.account), source, onLastTry });
  if (!found) throw errors.codeWrong();
  const passwordHash = await hashSecret(request.password);
  const { account, orphans } = await deps.db.transaction(async (tx) => {
    const current = deps.now();
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, found.id)).for("update");
    const [target, before] = [account && resetTarget(account, request.account), resetTarget(found, request.account)];
    if (!account || !target || target.channel !== before?.channel || target.to !== before.to) throw errors.codeWrong();
    await tx
      .update(accounts)
      .set({
        passwordHash,
        ...newHandle(current),
        ...(target.channel === "email" ? { emailProvedAt: account.emailProvedAt ?? current } : { mobileProvedAt: account.mobileProvedAt ?? current }),
      })
      .where(eq(accounts.id, account.id));
    await tx.delete(sessions).where(eq(sessions.accountId, account.id));
    await tx.delete(knownDevices).where(and(eq(knownDevices.subject, account.id), ne(knownDevices.deviceHash, digest(caller.device ?? ""))));
    await tx.delete(loginFailures).where(inArray(loginFailures.subject, allSubjectsOf(deps.vault, account)));
    await endCodes(tx, deps, account);
    await revokeAllLinks(tx, account.id, current);
    const orphans = await tx
      .delete(files)
      .where(and(eq(files.accountId, account.id), isNull(files.claimedAt)))
      .returning({ id: files.id, sealed: files.sealed });
    await audit(tx, current, {
      actor: `funder:${account.id}`,
      action: "password-reset",
      subject: account.id,
      requestId: caller.requestId,
      after: { proved: target.channel },
    });
    return { account, orphans };
  });
  await removeFromStorage(deps, orphans);
  const contacts = allContactsOf(account);
  notifyLater(deps, account.id, contacts, { kind: "password-reset" });
  return contacts.map(({ to }) => maskContact(to));
}

/**
 * Sets a new password with the current one. Ends what somebody else may have access to: the other sessions and devices,
 * locks, the registration handle and open codes; unlike a reset it keeps uploaded files, because the owner goes on here.
 * Notifies every contact. Returns who is signed in. Throws 1001, and 1005 while locked.
 */
export async function changePassword(
  deps: Deps,
  signedIn: Account,
  token: string | undefined,
  request: { current: string; password: string },
  caller: Caller,
): Promise<CurrentUser> {
  await confirmPassword(deps, signedIn, request.current, caller);
  const passwordHash = await hashSecret(request.password);
  const account = await deps.db.transaction(async (tx) => {
    const current = deps.now();
    // A change or reset during the comparison takes precedence.
    const [account] = await tx
      .update(accounts)
      .set({ passwordHash, ...newHandle(current) })
      .where(and(eq(accounts.id, signedIn.id), eq(accounts.passwordHash, signedIn.passwordHash)))
      .returning();
    if (!account) throw errors.passwordWrong();
    await tx.delete(sessions).where(and(eq(sessions.accountId, account.id), ne(sessions.tokenHash, digest(token ?? ""))));
    await tx.delete(knownDevices).where(and(eq(knownDevices.subject, account.id), ne(knownDevices.deviceHash, digest(caller.device ?? ""))));
    await tx.delete(loginFailures).where(inArray(loginFailures.subject, allSubjectsOf(deps.vault, account)));
    await endCodes(tx, deps, account);
    await audit(tx, current, { actor: `funder:${account.id}`, action: "password-changed", subject: account.id, requestId: caller.requestId });
    return account;
  });
  notifyLater(deps, account.id, allContactsOf(account), { kind: "password-reset" });
  return publicAccount(deps, account);
}
