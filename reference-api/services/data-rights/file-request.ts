import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { rightsRequest } from "../../../lib/contract/data-rights.ts";
import { rightsRequests } from "../../db/schema/rights-requests.ts";
import type { Deps } from "../../deps.ts";
import { newReferenceNumber } from "../reference-number.ts";
import { digest } from "../secrets.ts";

/**
 * Stores a request about personal data, or a complaint, and returns its ticket. The request itself, sent again under its
 * request id because its answer was lost, has the ticket it was given.
 */
export async function fileRequest({ db, now }: Deps, request: z.output<typeof rightsRequest>, requestId: string): Promise<string> {
  const { kind, name, contact, message } = request;
  const requestDigest = digest(JSON.stringify([requestId.toLowerCase(), kind, name, contact, message]));
  const ticket = newReferenceNumber(kind === "service" ? "ADU" : "HAK");
  const [filed] = await db
    .insert(rightsRequests)
    .values({ ...request, ticket, receivedAt: now(), digest: requestDigest })
    .onConflictDoNothing({ target: rightsRequests.digest })
    .returning({ ticket: rightsRequests.ticket });
  if (filed) return filed.ticket;
  const [before] = await db.select({ ticket: rightsRequests.ticket }).from(rightsRequests).where(eq(rightsRequests.digest, requestDigest));
  if (!before) throw new Error("a request is neither new nor known");
  return before.ticket;
}
