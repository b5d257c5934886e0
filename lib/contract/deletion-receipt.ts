import { text } from "./fields.ts";
import { fieldMessages as messages } from "./messages.ts";
import { signedDocument, verificationKey } from "./signed-document.ts";
import { z } from "./zod.ts";

const line = z.string().min(1).max(300);

/**
 * What a deletion erased and what is retained, by which rule and until when. Without personal data. Unknown members stay:
 * they are signed too.
 */
export const deletionReceipt = z.looseObject({
  type: z.literal("bukti-penghapusan"),
  /** Address of the site. */
  issuer: line,
  number: line,
  deletedAt: z.iso.datetime(),
  erased: z.array(line).max(20),
  /** `until`: a date, where the moment of the deletion decides it. */
  retained: z.array(z.looseObject({ data: line, reason: line, duration: line, until: z.iso.date().optional() })).max(20),
});
export type DeletionReceipt = z.infer<typeof deletionReceipt>;

/** The receipt as signed by the API. */
const signedReceipt = signedDocument(deletionReceipt);

/** `data` of the deletion. A platform without receipts sends nothing, or anything else. */
export const deletionResponse = z.object({ receipt: signedReceipt }).optional().catch(undefined);

/** A receipt number, as typed. */
export const receiptRequest = z.strictObject({ number: text(messages.content, 40) });
/** The receipt with the public keys that signed receipts so far. */
export const receiptResponse = z.object({ receipt: signedReceipt, keys: z.array(verificationKey).min(1) });
