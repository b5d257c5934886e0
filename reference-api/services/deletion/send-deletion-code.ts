import { and, eq, lt, sql } from "drizzle-orm";
import { DELETION_ID_MAX_TRIES } from "../../../lib/limits.ts";
import { deletionHandles } from "../../db/schema/app-users.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import { anySource, reserveTry } from "../accounts/reserve-try.ts";
import { type Caller, sourceOf } from "../accounts/source.ts";
import { codeText } from "../codes/code-text.ts";
import { issueCode } from "../codes/issue-code.ts";
import { sendCode } from "../messages/send-code.ts";
import { appUserSubject, idNumberSubject } from "./find-app-user.ts";
import { matchesIdNumber } from "./id-number.ts";
import { runningDeletion } from "./running-deletion.ts";

/**
 * Sends a deletion code to the account's phone when the identity number matches. Throws 1004, 1005 after ten wrong
 * numbers within 15 minutes, 1009, 1007, 1008, and 1012 when the message could not be sent; the code does not count
 * then.
 */
export async function sendDeletionCode(deps: Deps, request: { userId: string; idCardNo: string }, caller: Caller): Promise<void> {
  const { user, handleHash } = await runningDeletion(deps, request.userId);
  const counted = await deps.db
    .update(deletionHandles)
    .set({ idTries: sql`${deletionHandles.idTries} + 1` })
    .where(and(eq(deletionHandles.handleHash, handleHash), lt(deletionHandles.idTries, DELETION_ID_MAX_TRIES)))
    .returning({ tries: deletionHandles.idTries });
  if (counted.length === 0) throw errors.deletionExpired();
  // Counted per account as well: a new sign-in returns a new handle.
  const { clear } = await reserveTry(deps.db, idNumberSubject(user), anySource, deps.now());
  if (!(await matchesIdNumber(deps.vault, user.idNumberHash, request.idCardNo))) throw errors.idNumberMismatch();
  await clear();
  await deps.db.update(deletionHandles).set({ idTries: 0 }).where(eq(deletionHandles.handleHash, handleHash));

  const source = await sourceOf(deps, appUserSubject(deps.vault, user, user.mobile), caller);
  const { code, id: codeId, expiresAt } = await issueCode(deps, "deletion", user.id, source);
  const text = codeText({ code, action: "MENGHAPUS akun", channel: "sms", siteUrl: deps.siteUrl });
  await sendCode(deps, { channel: "sms", to: user.mobile, text }, { codeId, expiresAt });
}
