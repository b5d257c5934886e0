import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray } from "drizzle-orm";
import type { InfoCorrectionRequest } from "../../../lib/contract/correction.ts";
import { openedFields } from "../../../lib/contract/correction-fields.ts";
import { infoUploadRequest } from "../../../lib/contract/investor.ts";
import type { Review } from "../../../lib/contract/review.ts";
import { submissions } from "../../db/schema/accounts.ts";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import { audit } from "../audit.ts";
import { removeFromStorage } from "../files/remove-from-storage.ts";
import { openFor, sealFor } from "../sealing/sealed-columns.ts";
import { checkDetails } from "./check-details.ts";
import type { Account } from "./find-account.ts";
import { fileIdsOf } from "./submit-details.ts";

const UNDECIDED = ["received", "reviewing", "correction"];

/**
 * Replaces the fields that the funder was asked for again. When none is left, the submission waits for its review. The
 * documents that were replaced are removed. Repeating an accepted correction before the decision succeeds without
 * effect, because its response may have been lost. Throws 1016 for a field that was not asked for, 400 for values that do not
 * fit the rest, and 1011 for a document of another account.
 */
export async function correctDetails(deps: Deps, { id, type }: Account, request: InfoCorrectionRequest, requestId: string): Promise<void> {
  const { db, vault, now } = deps;
  const fields = Object.fromEntries(Object.entries(request.fields).filter(([, value]) => value !== undefined));
  const removed = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(submissions).where(eq(submissions.accountId, id)).for("update");
    if (request.type !== type || !row?.sealed || !UNDECIDED.includes(row.status)) throw errors.notAskedAgain();
    const stored = JSON.parse(openFor(vault, "submission", id, row.sealed)) as Record<string, unknown>;
    const review = row.status === "correction" && row.review ? (JSON.parse(openFor(vault, "review", id, row.review)) as Review) : undefined;
    const open = openedFields((review?.items ?? []).map(({ field }) => field));
    if (!review || !Object.keys(fields).every((field) => open.includes(field))) {
      if (Object.entries(fields).every(([field, value]) => isDeepStrictEqual(stored[field], value))) return [];
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
        review: left.length > 0 ? sealFor(vault, "review", id, JSON.stringify({ ...review, items: left })) : null,
      })
      .where(eq(submissions.accountId, id));
    await audit(tx, current, {
      actor: `funder:${id}`,
      action: "details-corrected",
      subject: id,
      requestId,
      before: { status: row.status },
      after: { status: left.length > 0 ? "correction" : "received", fields: Object.keys(fields) },
    });
    const owned = await tx.select({ id: files.id, sealed: files.sealed, claimedAt: files.claimedAt }).from(files).where(eq(files.accountId, id));
    const replaced = owned.filter((file) => file.claimedAt && !ids.includes(file.id));
    if (replaced.length > 0)
      await tx.delete(files).where(
        inArray(
          files.id,
          replaced.map((file) => file.id),
        ),
      );
    return replaced;
  });
  await removeFromStorage(deps, removed);
}
