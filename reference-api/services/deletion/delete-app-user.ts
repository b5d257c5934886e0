import { and, eq, inArray, isNull } from "drizzle-orm";
import { DELETION_RECEIPT_YEARS } from "../../../lib/limits.ts";
import { codes, knownDevices, loginFailures, notices } from "../../db/schema/accounts.ts";
import { appLoans, appUsers, deletionReceipts } from "../../db/schema/app-users.ts";
import type { Deps } from "../../deps.ts";
import { failureLine } from "../../http/failure-line.ts";
import { refuse } from "../../http/refusal.ts";
import { type Caller, sourceOf } from "../accounts/source.ts";
import { consumeCode } from "../codes/consume-code.ts";
import { newReferenceNumber } from "../reference-number.ts";
import { appUserSubject, idNumberSubject } from "./find-app-user.ts";
import { runningDeletion } from "./running-deletion.ts";

type Request = { raw: string; userId: string; selected: number[]; other: string };

/**
 * Deletes an app account with its code and returns the receipt number. One transaction takes everything that names
 * the person; loans stay without an owner. Refuses 1004, 1006, and 1014 while a loan is open: that is told only after
 * the code, so that a stolen password does not reveal it.
 */
export async function deleteAppUser(deps: Deps, request: Request, caller: Caller): Promise<string> {
  const { user } = await runningDeletion(deps, request.userId);
  const subject = appUserSubject(deps.vault, user, user.mobile);
  const source = await sourceOf(deps, subject, caller);
  await consumeCode(deps, { purpose: "deletion", subject: user.id, code: request.raw, source });
  const number = newReferenceNumber("HPS");
  const deletedAt = deps.now();
  const keepUntil = new Date(deletedAt);
  keepUntil.setUTCFullYear(keepUntil.getUTCFullYear() + DELETION_RECEIPT_YEARS);
  await deps.db.transaction(async (tx) => {
    const [present] = await tx.select({ id: appUsers.id }).from(appUsers).where(eq(appUsers.id, user.id)).for("update");
    if (!present) throw refuse.deletionExpired();
    const open = await tx
      .select({ id: appLoans.id })
      .from(appLoans)
      .where(and(eq(appLoans.appUserId, user.id), isNull(appLoans.closedAt)));
    if (open.length > 0) throw refuse.openLoan();
    await tx.delete(codes).where(eq(codes.subject, user.id));
    await tx.delete(loginFailures).where(inArray(loginFailures.subject, [subject, idNumberSubject(user)]));
    await tx.delete(knownDevices).where(eq(knownDevices.subject, subject));
    await tx.delete(notices).where(eq(notices.subject, subject));
    await tx.delete(appUsers).where(eq(appUsers.id, user.id));
    await tx.insert(deletionReceipts).values({ number, deletedAt, keepUntil, reasons: request.selected, comment: request.other });
  });
  // Not awaited: the account is gone, whether or not the provider takes the message.
  deps.messages
    .send({ channel: "sms", to: user.mobile, subject: "Akun dihapus", text: `Akun Simpul Anda sudah dihapus. Nomor bukti: ${number}.` })
    .catch((error: unknown) => deps.log.error(failureLine(error as Error), "deletion receipt not sent"));
  return number;
}
