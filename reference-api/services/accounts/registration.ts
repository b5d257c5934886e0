import { and, eq, or } from "drizzle-orm";
import type { RegistrationFacts } from "../../../lib/contract/account.ts";
import { agreements } from "../../../lib/contract/agreements.ts";
import type { CurrentUser, RegistRequest, RegistResponse, Review, Right } from "../../../lib/contract/investor.ts";
import { REGISTRATION_HANDLE_MS, TAKE_BACK_MS } from "../../../lib/limits.ts";
import { accounts, submissions } from "../../db/schema/accounts.ts";
import { appUsers } from "../../db/schema/app-users.ts";
import { errors } from "../../errors.ts";
import { hashSecret, randomToken } from "../../keys/secrets.ts";
import type { Deps } from "../deps.ts";
import { openFor } from "../sealing/sealed-columns.ts";
import { readContent } from "../site.ts";
import type { Account } from "./find-account.ts";

/** 1002 or 1003 for a write that failed because another account has the address or number; other errors unchanged. */
export function takenContact(error: unknown): unknown {
  const { code, constraint } = (error as { cause?: { code?: string; constraint?: string } }).cause ?? {};
  if (code === "23505" && constraint === "accounts_email_key") return errors.emailTaken();
  return code === "23505" && constraint === "accounts_mobile" ? errors.mobileTaken() : error;
}

/** The columns of a new registration handle: the earlier handle no longer works. */
export const newHandle = (now: Date) => ({ handle: randomToken(), handleExpiresAt: new Date(now.getTime() + REGISTRATION_HANDLE_MS) });

/**
 * Creates a funder account and returns its registration handle. Throws 1002 and 1003 for a taken address or number, also
 * for the number of an app user: a person has one type of account.
 */
export async function regist({ db, now }: Deps, request: RegistRequest): Promise<RegistResponse> {
  const emailKey = request.email.toLowerCase();
  const taken = await db
    .select({ emailKey: accounts.emailKey })
    .from(accounts)
    .where(or(eq(accounts.emailKey, emailKey), eq(accounts.mobile, request.mobile)));
  if (taken.some((account) => account.emailKey === emailKey)) throw errors.emailTaken();
  if (taken.length > 0 || (await db.$count(appUsers, eq(appUsers.mobile, request.mobile))) > 0) throw errors.mobileTaken();

  const createdAt = now();
  const { handle, handleExpiresAt } = newHandle(createdAt);
  const { type, username, email, mobile } = request;
  const passwordHash = await hashSecret(request.password);
  try {
    await db
      .insert(accounts)
      .values({ type, username, email, emailKey, mobile, passwordHash, handle, handleExpiresAt, createdAt, agreed: agreements });
  } catch (error) {
    throw takenContact(error);
  }
  return { id: handle, type, validate: true };
}

/** The state of an account's submission; undefined without one, as for the demo accounts. */
export async function reviewOf({ db, vault }: Pick<Deps, "db" | "vault">, accountId: string): Promise<Review | undefined> {
  const [row] = await db.select().from(submissions).where(eq(submissions.accountId, accountId));
  if (!row) return undefined;
  const decision = row.review ? (JSON.parse(openFor(vault, "review", accountId, row.review)) as Review) : undefined;
  return {
    ...(decision?.status === row.status ? decision : { status: row.status }),
    number: row.number,
    receivedAt: row.acceptedAt.toISOString(),
    ...(row.statusAt ? { changedAt: row.statusAt.toISOString() } : {}),
  };
}

/** Age at which the lifetime of a handle is renewed, milliseconds. */
const RENEW_AFTER_MS = 86_400_000;

/**
 * The public fields of an account. While details are pending, `id` is the registration handle with a renewed lifetime,
 * later the account id.
 */
export async function publicAccount(deps: Pick<Deps, "db" | "now" | "vault">, account: Account): Promise<CurrentUser> {
  const { db, now } = deps;
  const { type, username, detailsPending } = account;
  const facts = { type: type === 1 ? (1 as const) : (0 as const), validate: detailsPending, username };
  if (!detailsPending) {
    const review = await reviewOf(deps, account.id);
    return { id: account.id, ...facts, ...(review ? { review } : {}) };
  }
  const current = now();
  const expired = account.handleExpiresAt <= current;
  const handleExpiresAt = new Date(current.getTime() + REGISTRATION_HANDLE_MS);
  // Renewed at most daily: renewing at every request would write to the disk for every page.
  if (!expired && handleExpiresAt.getTime() - account.handleExpiresAt.getTime() <= RENEW_AFTER_MS) return { id: account.handle, ...facts };
  // The first of two concurrent requests renews, and both return its handle.
  await db
    .update(accounts)
    .set({ handleExpiresAt, ...(expired ? { handle: randomToken() } : {}) })
    .where(and(eq(accounts.id, account.id), eq(accounts.handle, account.handle)));
  const [renewed] = await db.select({ handle: accounts.handle }).from(accounts).where(eq(accounts.id, account.id));
  return { id: renewed?.handle ?? account.handle, ...facts };
}

const HIDDEN = "•••";

/** Masks a contact: the first letter and domain of an address, the country code and last three digits of a number. */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf("@");
  return at > 0 ? `${contact[0]}${HIDDEN}${contact.slice(at)}` : `+${contact.slice(0, 2)} ${HIDDEN} ${contact.slice(-3)}`;
}

/** When the first contact of an account was proved, epoch milliseconds; infinite when none is. */
function firstProof({ emailProvedAt, mobileProvedAt }: Account): number {
  return Math.min(...[emailProvedAt, mobileProvedAt].map((at) => at?.getTime() ?? Number.POSITIVE_INFINITY));
}

/**
 * Whether the owner of a contact may take back the details: they were submitted before any contact was proved, so
 * perhaps by somebody else, they are not approved, and the first proof is recent.
 */
export function mayTakeBack(
  account: Account,
  { acceptedAt, status }: Pick<typeof submissions.$inferSelect, "acceptedAt" | "status">,
  now: Date,
): boolean {
  const proved = firstProof(account);
  // The clock of the instance that noted the proof may be ahead of this one's.
  return status !== "approved" && acceptedAt.getTime() < proved && Number.isFinite(proved) && now.getTime() < proved + TAKE_BACK_MS;
}

/** The contacts of an account as its owner sees them. */
export const maskedContacts = ({ email, emailProvedAt, mobile, mobileProvedAt }: Account) => [
  ...(email ? [{ channel: "email" as const, masked: maskContact(email), proved: emailProvedAt !== null }] : []),
  ...(mobile ? [{ channel: "sms" as const, masked: maskContact(mobile), proved: mobileProvedAt !== null }] : []),
];

/** What the holder of a handle may know about the registration: type, state and masked contacts. */
export async function registrationFacts({ db, now }: Deps, account: Account): Promise<RegistrationFacts> {
  const [submission] = await db.select().from(submissions).where(eq(submissions.accountId, account.id));
  return {
    type: account.type === 1 ? 1 : 0,
    validate: account.detailsPending,
    contacts: maskedContacts(account),
    takeBack: submission !== undefined && mayTakeBack(account, submission, now()),
  };
}

const reviewLabels: Record<Review["status"], string> = {
  received: "Dokumen diterima",
  reviewing: "Dokumen sedang diperiksa",
  correction: "Data perlu diperbaiki",
  approved: "Data disetujui",
  refused: "Pendaftaran ditolak",
};

const leaf = (rightCode: string) => ({ rightType: "1", rightCode, treeData: [] });

/** The permission tree of an account, after links to the pending details form or the review of the details, and to the account. */
export async function listRights(deps: Deps, { id, detailsPending, type }: Account): Promise<Right[]> {
  const rights = [
    { id: "account", rightName: "Akun saya", rightUrl: "/akun", ...leaf("account") },
    ...((await readContent(deps, "rights")) as Right[]),
  ];
  if (!detailsPending) {
    const review = await reviewOf(deps, id);
    return review ? [{ id: "review", rightName: reviewLabels[review.status], rightUrl: "/statusPendaftaran", ...leaf("review") }, ...rights] : rights;
  }
  const form = type === 1 ? "/registerCompany" : "/registerPersonal";
  return [{ id: "details", rightName: "Lengkapi data", rightUrl: form, ...leaf("details") }, ...rights];
}
