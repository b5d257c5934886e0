import { and, eq, inArray } from "drizzle-orm";
import type { InfoUploadRequest } from "../../../lib/contract/investor.ts";
import { accounts, submissions } from "../../db/schema/accounts.ts";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import { fileIdOf } from "../files/file-url.ts";
import { digest } from "../secrets.ts";
import { sessionAccount } from "../sessions/session-account.ts";
import type { Account } from "./find-account.ts";
import { contactsOf, notify } from "./notify-owner.ts";

/** The same JSON for the same content, whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}

/** The details as they are kept: without the account fields, which the account's own row holds. */
function detailsOf(request: InfoUploadRequest): Record<string, unknown> {
  const { username: _u, password: _p, mobile: _m, email: _e, id: _i, ...details } = request.type === 1 ? request.company : request.person;
  return details;
}

/** File ids of all documents named; throws 1011 when a URL is not of our making. */
function fileIdsOf(details: Record<string, unknown>): string[] {
  const urls = Object.entries(details).flatMap(([field, value]) => (/Url(List)?$/.test(field) && Array.isArray(value) ? (value as string[]) : []));
  return [
    ...new Set(
      urls.map((url) => {
        const id = fileIdOf(url);
        if (!id) throw refuse.fileUnknown();
        return id;
      }),
    ),
  ];
}

/**
 * Accepts the details of a funder in one transaction: the submission, its files and the account, all or nothing.
 * The accepted request itself, sent again under its request id because its answer was lost, succeeds without a second effect;
 * any other request with a spent handle is refused, also one with the same details.
 * The owner is told of the bank account. Refuses 1004 (handle unknown, expired, used, of the other type, or of another account than the
 * session's) and 1011 (a file that is not this account's).
 */
export async function submitDetails(deps: Deps, request: InfoUploadRequest, { requestId, token }: { requestId: string; token: string | undefined }) {
  const { db, now } = deps;
  const signedIn = await sessionAccount(deps, token);
  const details = detailsOf(request);
  const requestDigest = digest(canonical({ requestId: requestId.toLowerCase(), type: request.type, details }));
  const accepted = await db.transaction(async (tx): Promise<Account | undefined> => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.handle, request.id)).for("update");
    if (!account || account.type !== request.type) throw refuse.handleInvalid();
    if (signedIn && signedIn.id !== account.id) throw refuse.handleOfAnother();
    if (!account.detailsPending) {
      const [before] = await tx.select({ digest: submissions.digest }).from(submissions).where(eq(submissions.accountId, account.id));
      if (before?.digest === requestDigest) return undefined;
      throw refuse.handleInvalid();
    }
    const current = now();
    if (account.handleExpiresAt <= current) throw refuse.handleInvalid();
    const ids = fileIdsOf(details);
    const claimed = await tx
      .update(files)
      .set({ claimedAt: current })
      .where(and(inArray(files.id, ids), eq(files.accountId, account.id)))
      .returning({ id: files.id });
    if (claimed.length !== ids.length) throw refuse.fileUnknown();
    await tx.insert(submissions).values({ accountId: account.id, details, digest: requestDigest, acceptedAt: current });
    await tx.update(accounts).set({ detailsPending: false }).where(eq(accounts.id, account.id));
    return account;
  });
  if (!accepted) return;
  const { bankName, bankAccount } = request.type === 1 ? request.company : request.person;
  void notify(deps, accepted.id, contactsOf(accepted), { kind: "details-accepted", bankName, bankAccount });
}
