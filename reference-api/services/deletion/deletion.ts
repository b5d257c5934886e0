import { and, eq, gt, type InferSelectModel, inArray, isNull, lt, sql } from "drizzle-orm";
import type { DeletionReceipt } from "../../../lib/contract/deletion.ts";
import type { SignedDocument } from "../../../lib/contract/signed-json.ts";
import { DELETION_ID_MAX_TRIES, DELETION_MS } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { codes, knownDevices, loginFailures, notices } from "../../db/schema/accounts.ts";
import { appLoans, appUsers, deletionReceipts, runningDeletions } from "../../db/schema/app-users.ts";
import { errorFields } from "../../error-fields.ts";
import { errors } from "../../errors.ts";
import type { Vault } from "../../keys/data-keys.ts";
import { digest, hashSecret, randomToken, verifySecret } from "../../keys/secrets.ts";
import { mobileCandidates, typedSubjects } from "../accounts/find-account.ts";
import { notifyLater } from "../accounts/notices.ts";
import { anySource, type Caller, rememberDevice, reserveTry, sourceOf } from "../accounts/sources.ts";
import { audit } from "../audit.ts";
import { consumeCode, issueCode } from "../codes.ts";
import type { Deps } from "../deps.ts";
import { deliver, forgetRecipients, inBackground, queueMessage, sendCode } from "../messages/queue.ts";
import { codeText } from "../messages/texts.ts";
import { newReferenceNumber } from "../reference-number.ts";
import { sealFor } from "../sealing/sealed-columns.ts";
import { findReceipt, keepUntilOf, signReceipt } from "./receipt.ts";

type AppUser = InferSelectModel<typeof appUsers>;

/** The app user of a typed phone number. */
async function findAppUser(db: Database, phone: string): Promise<AppUser | undefined> {
  const candidates = mobileCandidates(phone);
  if (candidates.length === 0) return undefined;
  const found = await db.select().from(appUsers).where(inArray(appUsers.mobile, candidates));
  return candidates.flatMap((mobile) => found.filter((user) => user.mobile === mobile))[0];
}

/** The subject of an app user: of its devices, notices and wrong passwords. */
const appUserSubject = (user: Pick<AppUser, "id">): string => `app:${user.id}`;

/** The subjects by which wrong passwords are counted, as for funders. */
const subjectsOf = (vault: Vault, user: AppUser | undefined, phone: string): string[] => [
  ...typedSubjects(vault, phone, "app-typed").slice(0, 1),
  ...(user ? [appUserSubject(user)] : []),
];

/**
 * The subject by which wrong identity numbers are counted: a stolen password must not be enough to guess the number.
 */
const idNumberSubject = (user: Pick<AppUser, "id">): string => `id-number:${user.id}`;

/** Whether an app user has a loan that is not repaid. */
async function hasOpenLoan(db: Pick<Database, "select">, appUserId: string): Promise<boolean> {
  const open = await db
    .select({ id: appLoans.id })
    .from(appLoans)
    .where(and(eq(appLoans.appUserId, appUserId), isNull(appLoans.closedAt)))
    .limit(1);
  return open.length > 0;
}

/**
 * Whether an identity number matches the stored hash. The hash is sealed as well: with region and birthday known, only
 * a few thousand numbers remain, so a hash in a leaked database would reveal the number.
 */
export async function matchesIdNumber(vault: Vault, stored: string, typed: string): Promise<boolean> {
  return verifySecret(stored.startsWith("sealed:") ? vault.open(stored) : stored, typed);
}

/** The app user of a running deletion. Throws 1004 when its id is unknown, expired or used. */
async function runningDeletion({ db, now }: Pick<Deps, "db" | "now">, deletionId: string): Promise<{ user: AppUser; idHash: string }> {
  const idHash = digest(deletionId);
  const [row] = await db
    .select({ user: appUsers })
    .from(runningDeletions)
    .innerJoin(appUsers, eq(appUsers.id, runningDeletions.appUserId))
    .where(and(eq(runningDeletions.idHash, idHash), gt(runningDeletions.expiresAt, now())));
  if (!row) throw errors.deletionExpired();
  return { user: row.user, idHash };
}

/** Verified when there is no user, so that both cases take the same time. */
const decoyHash = hashSecret(randomToken());

/**
 * Starts a deletion that is valid for 15 minutes. Returns its id, and the marker for the device to store. Throws
 * 1001 with the same message for an unknown user and a wrong password, 1005 while locked, and 1014 while a loan is
 * open.
 */
export async function startDeletion(deps: Deps, request: { name: string; raw: string }, caller: Caller): Promise<{ userId: string; device: string }> {
  const user = await findAppUser(deps.db, request.name);
  const subject = user ? appUserSubject(user) : "";
  const source = await sourceOf(deps, subject, caller);
  const { clear, isLast } = await reserveTry(deps.db, subjectsOf(deps.vault, user, request.name), source, deps.now());
  const matches = await verifySecret(user?.passwordHash ?? (await decoyHash), request.raw);
  if (user && !matches && isLast) notifyLater(deps, subject, [{ channel: "sms", to: user.mobile }], { kind: "sign-in-locked" });
  if (!user || !matches) throw errors.wrongPhoneOrPassword();
  await clear();
  const deletionId = randomToken();
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    // The account may have been deleted during the comparison: respond as for an unknown one.
    const [present] = await tx.select({ id: appUsers.id }).from(appUsers).where(eq(appUsers.id, user.id)).for("share");
    if (!present) throw errors.wrongPhoneOrPassword();
    if (await hasOpenLoan(tx, user.id)) throw errors.openLoan();
    await tx.insert(runningDeletions).values({ idHash: digest(deletionId), appUserId: user.id, expiresAt: new Date(now.getTime() + DELETION_MS) });
  });
  const { device } = await rememberDevice(deps, subject, caller.device);
  return { userId: deletionId, device };
}

/**
 * Sends a deletion code to the account's phone when the identity number matches. Throws 1004, 1005 after ten wrong
 * numbers within 15 minutes, 1009, 1007, 1008, and 1012 when the message could not be sent; the code does not count
 * then.
 */
export async function sendDeletionCode(deps: Deps, request: { userId: string; idCardNo: string }, caller: Caller): Promise<void> {
  const { user, idHash } = await runningDeletion(deps, request.userId);
  const counted = await deps.db
    .update(runningDeletions)
    .set({ idTries: sql`${runningDeletions.idTries} + 1` })
    .where(and(eq(runningDeletions.idHash, idHash), lt(runningDeletions.idTries, DELETION_ID_MAX_TRIES)))
    .returning({ tries: runningDeletions.idTries });
  if (counted.length === 0) throw errors.deletionExpired();
  // Counted per account as well: a new sign-in returns a new id.
  const { clear } = await reserveTry(deps.db, [idNumberSubject(user)], anySource, deps.now());
  if (!(await matchesIdNumber(deps.vault, user.idNumberHash, request.idCardNo))) throw errors.idNumberMismatch();
  await clear();
  await deps.db.update(runningDeletions).set({ idTries: 0 }).where(eq(runningDeletions.idHash, idHash));

  const source = await sourceOf(deps, appUserSubject(user), caller);
  const { code, id: codeId, expiresAt } = await issueCode(deps, "deletion", user.id, source);
  const text = codeText({ code, action: "deletion", channel: "sms", siteUrl: deps.siteUrl });
  await sendCode(deps, { channel: "sms", to: user.mobile, text }, { codeId, expiresAt, known: source.known });
}

const erasedText = (id: string) => `erased app user ${id}`;

/**
 * The app users of a restored database by how the audit log names them once they are erased: by a keyed hash, so that
 * the log does not lead to the person.
 */
export async function appUsersByHash({ db, vault }: { db: Pick<Database, "select">; vault: Vault }): Promise<Map<string, string>> {
  const rows = await db.select({ id: appUsers.id }).from(appUsers);
  return new Map(rows.flatMap(({ id }) => vault.hmacs(erasedText(id)).map((hash) => [hash, id] as const)));
}

/** Removes an app user with everything about the person; loans remain without an owner. */
export async function eraseAppUser(tx: Pick<Database, "select" | "update" | "delete">, vault: Vault, id: string): Promise<void> {
  const [user] = await tx.select().from(appUsers).where(eq(appUsers.id, id));
  if (!user) return;
  const subject = appUserSubject(user);
  await tx.delete(codes).where(eq(codes.subject, id));
  await tx
    .delete(loginFailures)
    .where(inArray(loginFailures.subject, [...typedSubjects(vault, user.mobile, "app-typed"), subject, idNumberSubject(user)]));
  await tx.delete(knownDevices).where(eq(knownDevices.subject, subject));
  await tx.delete(notices).where(eq(notices.subject, subject));
  await forgetRecipients(tx, vault, [{ to: user.mobile }]);
  await tx.delete(appUsers).where(eq(appUsers.id, id));
}

type Request = { raw: string; userId: string; selected: number[]; other: string };

/**
 * The number of the receipt of a deletion: from its id and the request id, so that the same request finds its receipt when
 * nothing else remains of the deletion. With each of the keys, the first key's first.
 */
const receiptNumbers = (vault: Vault, deletionId: string, requestId: string): string[] =>
  vault.hmacs(`receipt of ${deletionId} ${requestId.toLowerCase()}`).map((hash) => newReferenceNumber("HPS", Buffer.from(hash, "hex")));

/**
 * Deletes an app account with its code and returns the signed receipt. One transaction removes everything about the
 * person; loans remain without an owner. Repeating the request with the same request id returns the same receipt, because
 * the response may have been lost. Throws 1004, 1006, and 1014 while a loan is open.
 */
export async function deleteAppUser(deps: Deps, request: Request, caller: Caller): Promise<SignedDocument<DeletionReceipt>> {
  const numbers = receiptNumbers(deps.vault, request.userId, caller.requestId);
  const [before] = await deps.db.select({ number: deletionReceipts.number }).from(deletionReceipts).where(inArray(deletionReceipts.number, numbers));
  if (before) return (await findReceipt(deps, before.number)).receipt;
  const { user } = await runningDeletion(deps, request.userId);
  const subject = appUserSubject(user);
  const source = await sourceOf(deps, subject, caller);
  await consumeCode(deps, { purpose: "deletion", subject: user.id, code: request.raw, source });
  const [number = ""] = numbers;
  const deletedAt = deps.now();
  const keepUntil = keepUntilOf(deletedAt);
  const comment = request.other && sealFor(deps.vault, "receipt", number, request.other);
  const { messageId, signed } = await deps.db.transaction(async (tx) => {
    const [present] = await tx.select({ id: appUsers.id }).from(appUsers).where(eq(appUsers.id, user.id)).for("update");
    if (!present) throw errors.deletionExpired();
    // A loan may have been disbursed since the sign-in.
    if (await hasOpenLoan(tx, user.id)) throw errors.openLoan();
    await eraseAppUser(tx, deps.vault, user.id);
    const signed = await signReceipt(deps, tx, { number, deletedAt, keepUntil }, "app-user");
    await tx.insert(deletionReceipts).values({ number, deletedAt, keepUntil, reasons: request.selected, comment, signed });
    const text = `Akun Simpul Anda sudah dihapus. Nomor bukti: ${number}.`;
    const messageId = await queueMessage(
      deps,
      tx,
      { channel: "sms", to: user.mobile, subject: "Akun dihapus", text },
      { kind: "receipt", erased: true },
    );
    const after = { account: deps.vault.hmac(erasedText(user.id)) };
    await audit(tx, deletedAt, { actor: "app-user", action: "account-deletion", subject: number, requestId: caller.requestId, after });
    return { messageId, signed };
  });
  // Not awaited: the account is deleted, whether or not the message can be sent.
  inBackground(deliver(deps, messageId).catch((error: unknown) => deps.log.error(errorFields(error as Error), "deletion receipt not sent")));
  return signed;
}
