import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { rightsRequest } from "../../../lib/contract/data-rights.ts";
import { rightsRequests } from "../../db/schema/rights-requests.ts";
import type { Deps } from "../../deps.ts";
import { errorFields } from "../../error-fields.ts";
import { inBackground } from "../background.ts";
import { deliver } from "../messages/deliver.ts";
import { queueMessage } from "../messages/queue-message.ts";
import { newReferenceNumber } from "../reference-number.ts";
import { sealFor } from "../sealing/sealed-columns.ts";

/**
 * Sends the ticket to a contact that is an e-mail address. Never throws, and is not waited for: the page has shown it
 * already.
 */
async function mailTicket(deps: Deps, contact: string, ticket: string): Promise<void> {
  if (!contact.includes("@")) return;
  const { siteUrl, db, log } = deps;
  const text = `Simpul: permintaan Anda kami terima dengan nomor tiket ${ticket}. Periksa perkembangannya di ${siteUrl}/kebijakanPrivasi?name=Kebijakan#hak-data. Bukan Anda? Abaikan pesan ini.`;
  try {
    await deliver(deps, await queueMessage(deps, db, { channel: "email", to: contact, subject: `Nomor tiket ${ticket}`, text }, { kind: "ticket" }));
  } catch (error) {
    log.error(errorFields(error as Error), "ticket not sent");
  }
}

/**
 * Stores a request about personal data or a complaint, and returns its ticket. Repeating the request with the same
 * request id returns the same ticket, because the response may have been lost.
 */
export async function fileRequest(deps: Deps, request: z.output<typeof rightsRequest>, requestId: string): Promise<string> {
  const { db, now, vault } = deps;
  const { kind, name, contact, message } = request;
  const requestDigest = vault.hmac(JSON.stringify([requestId.toLowerCase(), kind, name, contact, message]));
  const ticket = newReferenceNumber(kind === "service" ? "ADU" : "HAK");
  const sealed = sealFor(vault, "ticket", ticket, JSON.stringify({ name, contact, message }));
  const [stored] = await db
    .insert(rightsRequests)
    .values({ ticket, kind, sealed, receivedAt: now(), digest: requestDigest })
    .onConflictDoNothing({ target: rightsRequests.digest })
    .returning({ ticket: rightsRequests.ticket });
  if (stored) {
    inBackground(mailTicket(deps, contact, stored.ticket));
    return stored.ticket;
  }
  const [before] = await db.select({ ticket: rightsRequests.ticket }).from(rightsRequests).where(eq(rightsRequests.digest, requestDigest));
  if (!before) throw new Error("request neither inserted nor found by its digest");
  return before.ticket;
}
