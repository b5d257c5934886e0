import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray } from "drizzle-orm";
import type { InfoCorrectionRequest } from "../../../lib/contract/account.ts";
import { type Consent, consents } from "../../../lib/contract/agreements.ts";
import { openedFields } from "../../../lib/contract/field-list.ts";
import type { Review } from "../../../lib/contract/investor.ts";
import { type InfoUploadRequest, infoUploadRequest, type RegistResponse, type Submission } from "../../../lib/contract/investor.ts";
import { fieldMessages } from "../../../lib/contract/messages.ts";
import { canonicalJson } from "../../../lib/contract/signed-json.ts";
import { accounts, submissions } from "../../db/schema/accounts.ts";
import { colleagueLinks } from "../../db/schema/colleagues.ts";
import { files } from "../../db/schema/files.ts";
import { banks } from "../../db/schema/site.ts";
import { errors } from "../../errors.ts";
import { audit } from "../audit.ts";
import { revokeAllLinks } from "../colleagues/links.ts";
import type { Deps } from "../deps.ts";
import { fileIdOf, removeFromStorage } from "../files/files.ts";
import { fileName } from "../files/sealed-file.ts";
import { newReferenceNumber } from "../reference-number.ts";
import { isKnownRegion, normalizeName } from "../regions.ts";
import { openFor, sealFor } from "../sealing/sealed-columns.ts";
import type { Account } from "./find-account.ts";
import { contactsOf, notifyLater } from "./notices.ts";
import { mayTakeBack, newHandle } from "./registration.ts";
import { sessionAccount } from "./sessions.ts";

/** Checks a region, its levels joined with "/", against the list that the forms offer. Throws 400. */
export function checkRegion({ regions }: Pick<Deps, "regions">, joined: string): void {
  if (!isKnownRegion(regions, joined)) throw errors.badRequest(fieldMessages.regionUnknown);
}

/** Checks a bank (name or code) against the list that the forms offer; without a list any is accepted. Throws 400. */
export async function checkBank({ db }: Pick<Deps, "db">, typed: string): Promise<void> {
  const bank = normalizeName(typed);
  const listed = await db.select({ code: banks.code, name: banks.name }).from(banks);
  if (listed.length > 0 && !listed.some(({ code, name }) => normalizeName(name) === bank || code === bank))
    throw errors.badRequest(fieldMessages.bankUnknown);
}

/** Checks a funder's region and bank. Throws 400. */
export async function checkDetails(deps: Pick<Deps, "db" | "regions">, request: InfoUploadRequest): Promise<void> {
  const region = (place: Record<"province" | "city" | "district" | "village", string>) =>
    [place.province, place.city, place.district, place.village].join("/");
  checkRegion(deps, request.type === 1 ? request.company.city : region(request.person));
  await checkBank(deps, request.type === 1 ? request.company.bankName : request.person.bankName);
}

/** The details to store: without the fields that are in the accounts table. */
function detailsOf(request: InfoUploadRequest): Record<string, unknown> {
  const { username: _u, password: _p, mobile: _m, email: _e, id: _i, ...details } = request.type === 1 ? request.company : request.person;
  return details;
}

/** The legal texts that an account agreed to, without the consents of its details. */
const agreedTexts = ({ agreed }: Pick<Account, "agreed">) =>
  (agreed ?? []).filter((text) => !consents.some(({ document }) => document === text.document));

/** Ids of all documents in the details. Throws 1011 for a foreign URL. */
function fileIdsOf(details: Record<string, unknown>): string[] {
  const urls = Object.entries(details).flatMap(([field, value]) => (/Url(List)?$/.test(field) && Array.isArray(value) ? (value as string[]) : []));
  return [
    ...new Set(
      urls.map((url) => {
        const id = fileIdOf(url);
        if (!id) throw errors.fileUnknown();
        return id;
      }),
    ),
  ];
}

/**
 * Accepts the details of a funder: submission, files, consents and account in one transaction. Repeating the accepted request
 * with the same request id succeeds without effect, because its response may have been lost; any other request with a
 * used handle is rejected. Returns the number of the submission. Notifies the owner of the bank account. Throws 1004 (handle unknown, expired, used, of the
 * other type, or of another account than the session) and 1011 (file of another account).
 */
export async function submitDetails(
  deps: Deps,
  request: InfoUploadRequest,
  { requestId, token, given }: { requestId: string; token: string | undefined; given: readonly Consent[] },
): Promise<{ number: string }> {
  const { db, now, vault } = deps;
  const signedIn = await sessionAccount(deps, token);
  const details = detailsOf(request);
  const identity = canonicalJson({ requestId: requestId.toLowerCase(), type: request.type, details });
  const { account, number, isNew, removed } = await db.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.handle, request.id)).for("update");
    if (!account || account.type !== request.type) throw errors.handleInvalid();
    if (signedIn && signedIn.id !== account.id) throw errors.handleOfAnother();
    if (!account.detailsPending) {
      const [before] = await tx.select().from(submissions).where(eq(submissions.accountId, account.id));
      if (before && vault.isHmacOf(identity, before.digest)) return { account, number: before.number, isNew: false, removed: [] };
      throw errors.handleInvalid();
    }
    const current = now();
    if (account.handleExpiresAt <= current) throw errors.handleInvalid();
    const ids = fileIdsOf(details);
    const claimed = await tx
      .update(files)
      .set({ claimedAt: current })
      .where(and(inArray(files.id, ids), eq(files.accountId, account.id)))
      .returning({ id: files.id });
    if (claimed.length !== ids.length) throw errors.fileUnknown();
    const sealed = sealFor(vault, "submission", account.id, JSON.stringify(details));
    const number = newReferenceNumber("DAF");
    const removed = await revokeAllLinks(tx, account.id, current);
    await tx.insert(submissions).values({ accountId: account.id, sealed, digest: vault.hmac(identity), number, acceptedAt: current });
    const agreed = [...agreedTexts(account), ...consents.filter(({ document }) => given.includes(document))];
    await tx.update(accounts).set({ detailsPending: false, agreed }).where(eq(accounts.id, account.id));
    await audit(tx, current, {
      actor: `funder:${account.id}`,
      action: "details-submitted",
      subject: account.id,
      requestId,
      after: { documents: ids.length, consents: given },
    });
    return { account, number, isNew: true, removed };
  });
  await removeFromStorage(deps, removed);
  if (!isNew) return { number };
  const { bankName, bankAccount } = request.type === 1 ? request.company : request.person;
  notifyLater(deps, account.id, contactsOf(account), { kind: "details-accepted", number, bankName, bankAccount });
  return { number };
}

/** What an account has sent, with the names of its documents. Throws 1404 without a submission. */
export async function readSubmission({ db, vault }: Deps, { id }: Account): Promise<Submission> {
  const [row] = await db.select().from(submissions).where(eq(submissions.accountId, id));
  if (!row) throw errors.notFound();
  const details = (row.sealed ? JSON.parse(openFor(vault, "submission", id, row.sealed)) : (row.details ?? {})) as Record<string, unknown>;
  const stored = await db.select().from(files).where(eq(files.accountId, id));
  const fields = Object.entries(details).flatMap(([name, value]) => (typeof value === "string" ? [{ name, value }] : []));
  const documents = Object.entries(details).flatMap(([field, urls]) =>
    (Array.isArray(urls) ? (urls as string[]) : []).flatMap((url) => {
      const file = stored.find((one) => one.id === fileIdOf(url));
      return file ? [{ field, url, name: fileName(vault, file), size: file.size }] : [];
    }),
  );
  return { number: row.number, receivedAt: row.acceptedAt.toISOString(), fields, documents };
}

const UNDECIDED = ["received", "reviewing", "correction"];

/**
 * Replaces the fields that the funder was asked for again. When none is left, the submission waits for its review. The
 * documents that were replaced are removed. Repeating an accepted correction before the decision succeeds without
 * effect, because its response may have been lost. Notifies the owner, of the bank account too where it is another one.
 * Throws 1016 for a field that was not asked for, 400 for values that do not fit the rest, and 1011 for a document of another account.
 */
export async function correctDetails(deps: Deps, account: Account, request: InfoCorrectionRequest, requestId: string): Promise<void> {
  const { db, vault, now } = deps;
  const { id, type } = account;
  const fields = Object.fromEntries(Object.entries(request.fields).filter(([, value]) => value !== undefined));
  const accepted = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(submissions).where(eq(submissions.accountId, id)).for("update");
    if (request.type !== type || !row?.sealed || !UNDECIDED.includes(row.status)) throw errors.notAskedAgain();
    const stored = JSON.parse(openFor(vault, "submission", id, row.sealed)) as Record<string, unknown>;
    const review = row.status === "correction" && row.review ? (JSON.parse(openFor(vault, "review", id, row.review)) as Review) : undefined;
    const open = openedFields(
      type === 1 ? 1 : 0,
      (review?.items ?? []).map(({ field }) => field),
    );
    if (!review || !Object.keys(fields).every((field) => open.includes(field))) {
      if (Object.entries(fields).every(([field, value]) => isDeepStrictEqual(stored[field], value))) return undefined;
      throw errors.notAskedAgain();
    }
    const details = { ...stored, ...fields };
    const whole = infoUploadRequest.safeParse(type === 1 ? { type, id, company: details } : { type, id, person: details });
    if (!whole.success) throw errors.badRequest(whole.error.issues[0]?.message);
    await checkDetails(deps, whole.data);
    const current = now();
    const ids = fileIdsOf(details);
    const claimed = await tx
      .update(files)
      .set({ claimedAt: current })
      .where(and(inArray(files.id, ids), eq(files.accountId, id)))
      .returning({ id: files.id });
    if (claimed.length !== ids.length) throw errors.fileUnknown();
    const left = (review.items ?? []).filter(({ field }) => !(field in fields));
    await tx
      .update(submissions)
      .set({
        sealed: sealFor(vault, "submission", id, JSON.stringify(details)),
        status: left.length > 0 ? "correction" : "received",
        statusAt: current,
        approvalBy: null,
        review: left.length > 0 ? sealFor(vault, "review", id, JSON.stringify({ ...review, items: left })) : null,
      })
      .where(eq(submissions.accountId, id));
    const owned = await tx.select({ id: files.id, sealed: files.sealed, claimedAt: files.claimedAt }).from(files).where(eq(files.accountId, id));
    const replaced = owned.filter((file) => file.claimedAt && !ids.includes(file.id));
    if (replaced.length > 0)
      await tx.delete(files).where(
        inArray(
          files.id,
          replaced.map((file) => file.id),
        ),
      );
    await audit(tx, current, {
      actor: `funder:${id}`,
      action: "details-corrected",
      subject: id,
      requestId,
      before: { status: row.status },
      after: { status: left.length > 0 ? "correction" : "received", fields: Object.keys(fields) },
    });
    const { bankName, bankAccount } = whole.data.type === 1 ? whole.data.company : whole.data.person;
    const sameBank = stored.bankName === bankName && stored.bankAccount === bankAccount;
    return { replaced, number: row.number, bank: sameBank ? undefined : { bankName, bankAccount } };
  });
  if (!accepted) return;
  const { replaced, number, bank } = accepted;
  await removeFromStorage(deps, replaced);
  notifyLater(deps, id, contactsOf(account), { kind: "details-corrected", number, bank });
}

/**
 * Removes a submission that was sent before the owner proved a contact, with its documents. The account needs details
 * again, under a new handle. Notifies the owner. Throws 1016 when there is no such submission,
 * or it is approved.
 */
export async function takeBackDetails(deps: Deps, { id }: Account, requestId: string): Promise<RegistResponse> {
  const current = deps.now();
  const renewed = newHandle(current);
  const { account, removed } = await deps.db.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for("update");
    const [submission] = await tx.select().from(submissions).where(eq(submissions.accountId, id)).for("update");
    if (submission?.status === "approved") throw errors.approvedStays();
    if (!account || !submission || !mayTakeBack(account, submission, current)) throw errors.nothingToTakeBack();
    await tx.delete(submissions).where(eq(submissions.accountId, id));
    await tx.delete(colleagueLinks).where(eq(colleagueLinks.accountId, id));
    const removed = await tx.delete(files).where(eq(files.accountId, id)).returning({ id: files.id, sealed: files.sealed });
    // The registration begins again, and with it the time after which an unfinished one is deleted.
    const agreed = agreedTexts(account);
    await tx
      .update(accounts)
      .set({ detailsPending: true, ...renewed, createdAt: current, agreed })
      .where(eq(accounts.id, id));
    const after = { documents: removed.length };
    await audit(tx, current, { actor: `funder:${id}`, action: "details-taken-back", subject: id, requestId, after });
    return { account, removed };
  });
  await removeFromStorage(deps, removed);
  notifyLater(deps, id, contactsOf(account), { kind: "details-taken-back" });
  return { id: renewed.handle, type: account.type === 1 ? 1 : 0, validate: true };
}
