import { and, eq, inArray } from "drizzle-orm";
import type { InfoUploadRequest } from "../../../lib/contract/investor.ts";
import { accounts, submissions } from "../../db/schema/accounts.ts";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import { audit } from "../audit.ts";
import { fileIdOf } from "../files/file-url.ts";
import { sealFor } from "../sealing/sealed-columns.ts";
import { sessionAccount } from "../sessions/session-account.ts";
import type { Account } from "./find-account.ts";
import { contactsOf, notifyLater } from "./notify-owner.ts";

/** JSON with sorted keys: the same text for the same content. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}

/** The details to store: without the fields that are in the accounts table. */
function detailsOf(request: InfoUploadRequest): Record<string, unknown> {
  const { username: _u, password: _p, mobile: _m, email: _e, id: _i, ...details } = request.type === 1 ? request.company : request.person;
  return details;
}

/** Ids of all documents in the details. Throws 1011 for a foreign URL. */
export function fileIdsOf(details: Record<string, unknown>): string[] {
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
 * Accepts the details of a funder: submission, files and account in one transaction. Repeating the accepted request
 * with the same request id succeeds without effect, because its response may have been lost; any other request with a
 * used handle is rejected. Notifies the owner of the bank account. Throws 1004 (handle unknown, expired, used, of the
 * other type, or of another account than the session) and 1011 (file of another account).
 */
export async function submitDetails(deps: Deps, request: InfoUploadRequest, { requestId, token }: { requestId: string; token: string | undefined }) {
  const { db, now, vault } = deps;
  const signedIn = await sessionAccount(deps, token);
  const details = detailsOf(request);
  const identity = canonical({ requestId: requestId.toLowerCase(), type: request.type, details });
  const accepted = await db.transaction(async (tx): Promise<Account | undefined> => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.handle, request.id)).for("update");
    if (!account || account.type !== request.type) throw errors.handleInvalid();
    if (signedIn && signedIn.id !== account.id) throw errors.handleOfAnother();
    if (!account.detailsPending) {
      const [before] = await tx.select({ digest: submissions.digest }).from(submissions).where(eq(submissions.accountId, account.id));
      if (before && vault.isHmacOf(identity, before.digest)) return undefined;
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
    await tx.insert(submissions).values({ accountId: account.id, sealed, digest: vault.hmac(identity), acceptedAt: current });
    await audit(tx, current, {
      actor: `funder:${account.id}`,
      action: "details-submitted",
      subject: account.id,
      requestId,
      after: { documents: ids.length },
    });
    await tx.update(accounts).set({ detailsPending: false }).where(eq(accounts.id, account.id));
    return account;
  });
  if (!accepted) return;
  const { bankName, bankAccount } = request.type === 1 ? request.company : request.person;
  notifyLater(deps, accepted.id, contactsOf(accepted), { kind: "details-accepted", bankName, bankAccount });
}
