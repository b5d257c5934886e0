import { eq, inArray } from "drizzle-orm";
import type { DeletionReceipt } from "../../../lib/contract/deletion-receipt.ts";
import type { SignedDocument } from "../../../lib/contract/signed-document.ts";
import { DELETION_RECEIPT_YEARS } from "../../../lib/limits.ts";
import { codes, knownDevices, loginFailures, notices } from "../../db/schema/accounts.ts";
import { appUsers, deletionReceipts } from "../../db/schema/app-users.ts";
import type { Deps } from "../../deps.ts";
import { errorFields } from "../../error-fields.ts";
import { errors } from "../../errors.ts";
import { type Caller, sourceOf } from "../accounts/source.ts";
import { audit } from "../audit.ts";
import { inBackground } from "../background.ts";
import { consumeCode } from "../codes/consume-code.ts";
import { deliver } from "../messages/deliver.ts";
import { queueMessage } from "../messages/queue-message.ts";
import { newReferenceNumber } from "../reference-number.ts";
import { sealFor } from "../sealing/sealed-columns.ts";
import { appUserSubject, idNumberSubject } from "./find-app-user.ts";
import { hasOpenLoan } from "./has-open-loan.ts";
import { signReceipt } from "./receipt.ts";
import { runningDeletion } from "./running-deletion.ts";

type Request = { raw: string; userId: string; selected: number[]; other: string };

/**
 * Deletes an app account with its code and returns the signed receipt. One transaction removes everything about the
 * person; loans remain without an owner. Throws 1004, 1006, and 1014 while a loan is open.
 */
export async function deleteAppUser(deps: Deps, request: Request, caller: Caller): Promise<SignedDocument<DeletionReceipt>> {
  const { user } = await runningDeletion(deps, request.userId);
  const subject = appUserSubject(deps.vault, user, user.mobile);
  const source = await sourceOf(deps, subject, caller);
  await consumeCode(deps, { purpose: "deletion", subject: user.id, code: request.raw, source });
  const number = newReferenceNumber("HPS");
  const deletedAt = deps.now();
  const keepUntil = new Date(deletedAt);
  keepUntil.setUTCFullYear(keepUntil.getUTCFullYear() + DELETION_RECEIPT_YEARS);
  const comment = request.other && sealFor(deps.vault, "receipt", number, request.other);
  const { messageId, signed } = await deps.db.transaction(async (tx) => {
    const [present] = await tx.select({ id: appUsers.id }).from(appUsers).where(eq(appUsers.id, user.id)).for("update");
    if (!present) throw errors.deletionExpired();
    // A loan may have been disbursed since the sign-in.
    if (await hasOpenLoan(tx, user.id)) throw errors.openLoan();
    await tx.delete(codes).where(eq(codes.subject, user.id));
    await tx.delete(loginFailures).where(inArray(loginFailures.subject, [subject, idNumberSubject(user)]));
    await tx.delete(knownDevices).where(eq(knownDevices.subject, subject));
    await tx.delete(notices).where(eq(notices.subject, subject));
    await tx.delete(appUsers).where(eq(appUsers.id, user.id));
    const signed = await signReceipt(deps, tx, { number, deletedAt, keepUntil });
    await tx.insert(deletionReceipts).values({ number, deletedAt, keepUntil, reasons: request.selected, comment, signed });
    await audit(tx, deletedAt, { actor: "app-user", action: "account-deletion", subject: number, requestId: caller.requestId });
    const text = `Akun Simpul Anda sudah dihapus. Nomor bukti: ${number}.`;
    const messageId = await queueMessage(deps, tx, { channel: "sms", to: user.mobile, subject: "Akun dihapus", text }, { kind: "receipt" });
    return { messageId, signed };
  });
  // Not awaited: the account is deleted, whether or not the message can be sent.
  inBackground(deliver(deps, messageId).catch((error: unknown) => deps.log.error(errorFields(error as Error), "deletion receipt not sent")));
  return signed;
}
