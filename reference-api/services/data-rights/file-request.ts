import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { rightsRequest } from "../../../lib/contract/data-rights.ts";
import { rightsRequests } from "../../db/schema/rights-requests.ts";
import type { Deps } from "../../deps.ts";
import { newReferenceNumber } from "../reference-number.ts";
import { digest } from "../secrets.ts";

/**
 * Stores a request about personal data or a complaint, and returns its ticket. Repeating the request with the same
 * request id returns the same ticket, because the response may have been lost.
 */
export async function fileRequest({ db, now }: Deps, request: z.output<typeof rightsRequest>, requestId: string): Promise<string> {
  const { kind, name, contact, message } = request;
  const requestDigest = digest(JSON.stringify([requestId.toLowerCase(), kind, name, contact, message]));
  const ticket = newReferenceNumber(kind === "service" ? "ADU" : "HAK");
  const [stored] = await db
    .insert(rightsRequests)
    .values({ ...request, ticket, receivedAt: now(), digest: requestDigest })
    .onConflictDoNothing({ target: rightsRequests.digest })
    .returning({ ticket: rightsRequests.ticket });
  if (stored) return stored.ticket;
  const [before] = await db.select({ ticket: rightsRequests.ticket }).from(rightsRequests).where(eq(rightsRequests.digest, requestDigest));
  if (!before) throw new Error("request neither inserted nor found by its digest");
  return before.ticket;
}
