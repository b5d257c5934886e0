import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { referenceResponse } from "../../../lib/contract/data-rights.ts";
import { deletionReceipts } from "../../db/schema/app-users.ts";
import { rightsRequests } from "../../db/schema/rights-requests.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import { normalReferenceNumber } from "../reference-number.ts";

type Reference = z.infer<typeof referenceResponse>;

/** The record of a receipt number or ticket, without personal data. Throws 1404 for an unknown number. */
export async function findReference({ db }: Deps, typed: string): Promise<Reference> {
  const number = normalReferenceNumber(typed);
  const [receipt] = await db.select().from(deletionReceipts).where(eq(deletionReceipts.number, number));
  if (receipt) return { kind: "deletion", number, at: receipt.deletedAt.toISOString(), keepUntil: receipt.keepUntil.toISOString() };
  const [request] = await db.select().from(rightsRequests).where(eq(rightsRequests.ticket, number));
  if (!request) throw errors.referenceUnknown();
  const kind = `request-${request.kind}` as Reference["kind"];
  return { kind, number, at: request.receivedAt.toISOString(), answered: request.answeredAt !== null };
}
