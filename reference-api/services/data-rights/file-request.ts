import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { rightsRequest } from "../../../lib/contract/data-rights.ts";
import { rightsRequests } from "../../db/schema/rights-requests.ts";
import type { Deps } from "../../deps.ts";
import { errorFields } from "../../error-fields.ts";
import { newReferenceNumber } from "../reference-number.ts";
import { digest } from "../secrets.ts";

/**
 * Sends the ticket to a contact that is an e-mail address. Never throws, and is not waited for: the page has shown it
 * already.
 */
async function mailTicket({ messages, siteUrl, log }: Deps, contact: string, ticket: string): Promise<void> {
  if (!contact.includes("@")) return;
  const text = `Simpul: permintaan Anda kami terima dengan nomor tiket ${ticket}. Periksa perkembangannya di ${siteUrl}/kebijakanPrivasi?name=Kebijakan#hak-data. Bukan Anda? Abaikan pesan ini.`;
  try {
    await messages.send({ channel: "email", to: contact, subject: `Nomor tiket ${ticket}`, text });
  } catch (error) {
    log.error(errorFields(error as Error), "ticket not sent");
  }
}

/**
 * Stores a request about personal data or a complaint, and returns its ticket. Repeating the request with the same
 * request id returns the same ticket, because the response may have been lost.
 */
export async function fileRequest(deps: Deps, request: z.output<typeof rightsRequest>, requestId: string): Promise<string> {
  const { db, now } = deps;
  const { kind, name, contact, message } = request;
  const requestDigest = digest(JSON.stringify([requestId.toLowerCase(), kind, name, contact, message]));
  const ticket = newReferenceNumber(kind === "service" ? "ADU" : "HAK");
  const [stored] = await db
    .insert(rightsRequests)
    .values({ ...request, ticket, receivedAt: now(), digest: requestDigest })
    .onConflictDoNothing({ target: rightsRequests.digest })
    .returning({ ticket: rightsRequests.ticket });
  if (stored) {
    void mailTicket(deps, contact, stored.ticket);
    return stored.ticket;
  }
  const [before] = await db.select({ ticket: rightsRequests.ticket }).from(rightsRequests).where(eq(rightsRequests.digest, requestDigest));
  if (!before) throw new Error("request neither inserted nor found by its digest");
  return before.ticket;
}
