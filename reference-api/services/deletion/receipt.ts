import { asc, eq } from "drizzle-orm";
import type { DeletionReceipt } from "../../../lib/contract/deletion.ts";
import { type DeletedAccount, erasedData, retainedAfter } from "../../../lib/contract/retention.ts";
import { type SignedDocument, signDocument, type VerificationKey } from "../../../lib/contract/signed-json.ts";
import { jakartaDay } from "../../../lib/format/date.ts";
import { DELETION_RECEIPT_YEARS } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { deletionReceipts, receiptKeys } from "../../db/schema/app-users.ts";
import { rightsRequests } from "../../db/schema/rights-requests.ts";
import { errors } from "../../errors.ts";
import { DAY_MS } from "../../jakarta-time.ts";
import type { Vault } from "../../keys/data-keys.ts";
import type { Deps } from "../deps.ts";
import { normalReferenceNumber } from "../reference-number.ts";

type Signed = SignedDocument<DeletionReceipt>;
type Signer = Pick<Deps, "vault" | "siteUrl" | "now">;
type Row = { number: string; deletedAt: Date; keepUntil: Date };

/** Until when the receipt of a deletion is kept. */
export function keepUntilOf(deletedAt: Date): Date {
  const until = new Date(deletedAt);
  until.setUTCFullYear(until.getUTCFullYear() + DELETION_RECEIPT_YEARS);
  return until;
}

/**
 * What remains after a deletion: rows of the retention table, with their last day where the deletion decides it. A funder's
 * ticket is answered after the deletion, so only the receipt has one.
 */
function retainedAt({ deletedAt, keepUntil }: Row, kind: DeletedAccount): DeletionReceipt["retained"] {
  return retainedAfter(kind).map((row) => {
    const { data, reason, duration } = row;
    const isReceipt = "key" in row && row.key === "receipts";
    if (!("days" in row) || (kind === "funder" && !isReceipt)) return { data, reason, duration };
    const until = isReceipt ? keepUntil : new Date(deletedAt.getTime() + row.days * DAY_MS);
    return { data, reason, duration, until: jakartaDay(until) };
  });
}

const proofText = ({ keyId, publicKey }: VerificationKey) => `receipt key ${keyId} ${publicKey}`;

/** Whether a stored public key is this service's: proved by one of its keys, or derived from one. */
function isOwnKey({ signingKeys, isHmacOf }: Vault, row: typeof receiptKeys.$inferSelect): boolean {
  return signingKeys.some(({ publicKey }) => publicKey === row.publicKey) || (row.proof !== null && isHmacOf(proofText(row), row.proof));
}

/** Proves every public key of this service with the first key, so that it outlives the key that it was derived from. */
export async function proveReceiptKeys(db: Pick<Database, "select" | "update">, vault: Vault): Promise<void> {
  for (const row of await db.select().from(receiptKeys))
    if (isOwnKey(vault, row))
      await db
        .update(receiptKeys)
        .set({ proof: vault.hmac(proofText(row)) })
        .where(eq(receiptKeys.keyId, row.keyId));
}

/** Signs the receipt of a deletion of that kind of account, and stores the public key for as long as there are receipts. */
export async function signReceipt({ vault, siteUrl, now }: Signer, tx: Pick<Database, "insert">, row: Row, kind: DeletedAccount): Promise<Signed> {
  const [key] = vault.signingKeys;
  const { keyId, publicKey } = key;
  const proof = vault.hmac(proofText(key));
  await tx
    .insert(receiptKeys)
    .values({ keyId, publicKey, proof, createdAt: now() })
    .onConflictDoUpdate({ target: receiptKeys.keyId, set: { publicKey, proof } });
  return signDocument(key, {
    type: "bukti-penghapusan",
    issuer: siteUrl,
    number: row.number,
    deletedAt: row.deletedAt.toISOString(),
    erased: [...erasedData[kind]],
    retained: retainedAt(row, kind),
  });
}

/**
 * The signed receipt of a number with the public keys of this service. A deletion from before receipts were signed gets its receipt now.
 * Throws 1404 for an unknown number.
 */
export async function findReceipt(deps: Signer & Pick<Deps, "db">, typed: string): Promise<{ receipt: Signed; keys: VerificationKey[] }> {
  const number = normalReferenceNumber(typed);
  const receipt = await deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(deletionReceipts).where(eq(deletionReceipts.number, number)).for("update");
    if (!row) throw errors.referenceUnknown();
    if (row.signed) return row.signed;
    // The desk deletes funders, for a ticket; app users delete themselves.
    const isFunder = (await tx.$count(rightsRequests, eq(rightsRequests.receipt, number))) > 0;
    const signed = await signReceipt(deps, tx, row, isFunder ? "funder" : "app-user");
    await tx.update(deletionReceipts).set({ signed }).where(eq(deletionReceipts.number, number));
    return signed;
  });
  const keys = await deps.db.select().from(receiptKeys).orderBy(asc(receiptKeys.createdAt));
  return { receipt, keys: keys.filter((key) => isOwnKey(deps.vault, key)).map(({ keyId, publicKey }) => ({ keyId, publicKey })) };
}
