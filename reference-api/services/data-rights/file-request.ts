import type { z } from "zod";
import type { rightsRequest } from "../../../lib/contract/data-rights.ts";
import { rightsRequests } from "../../db/schema/rights-requests.ts";
import type { Deps } from "../../deps.ts";
import { newReferenceNumber } from "../reference-number.ts";

/** Stores a request about personal data, or a complaint, and returns its ticket. */
export async function fileRequest({ db, now }: Deps, request: z.output<typeof rightsRequest>): Promise<string> {
  const ticket = newReferenceNumber(request.kind === "service" ? "ADU" : "HAK");
  await db.insert(rightsRequests).values({ ...request, ticket, receivedAt: now() });
  return ticket;
}
