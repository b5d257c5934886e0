import { DELETION_COMMENT_MAX_CHARS, PHONE_MAX_DIGITS } from "../limits.ts";
import { cleanText } from "../read/clean-text.ts";
import { readPhone } from "../read/contact.ts";
import { freeText, identifier, idNumber, oneTimeCode, weightOf } from "./fields.ts";
import { fieldMessages as messages } from "./messages.ts";
import * as z from "./zod.ts";

/** The digits of a telephone number; anything else comes back cleaned. */
const phoneDigits = (text: string) => (readPhone(text) ?? cleanText(text)).replace("+", "");

/** The id of a running deletion, which cannot be guessed. */
const deletionId = () => z.string(200).min(1);

/** `name` is the phone number in digits, `raw` the password (never trimmed). */
export const deletionLoginRequest = z.strictObject({
  name: z
    .string(weightOf(PHONE_MAX_DIGITS), { error: messages.mobile, tooLong: messages.mobile })
    .overwrite(phoneDigits)
    .regex(/^\d{8,16}$/, messages.mobile),
  raw: z.string(200, { error: messages.loginPassword, tooLong: messages.loginPassword }).min(1, messages.loginPassword),
});

export const deletionLoginResponse = z.object({ userId: identifier });

export const deletionCodeRequest = z.strictObject({ userId: deletionId(), idCardNo: idNumber(messages.deletionIdNumber) });

/** `raw` is the one-time code. Reasons: 1, 2, 3 (Public §5). */
export const deletionRequest = z.strictObject({
  raw: oneTimeCode(),
  userId: deletionId(),
  selected: z
    .list(z.union([z.literal(1), z.literal(2), z.literal(3)]), 3, { least: 1, error: messages.deletionReason })
    .refine((list) => new Set(list).size === list.length, messages.deletionReason),
  other: freeText(0, DELETION_COMMENT_MAX_CHARS),
});

/** A document with its signature: Ed25519 over `canonicalJson(content)`, in base64. */
const signedDocument = <Content extends z.ZodType>(content: Content) =>
  z.object({ content, algorithm: z.literal("Ed25519"), keyId: z.anyString().max(64), signature: z.anyString().max(200) });

/** A public key as PEM, by which documents can be verified. */
const verificationKey = z.object({ keyId: z.anyString().max(64), publicKey: z.anyString().max(500) });

const receiptLine = z.anyString().min(1).max(300);

/**
 * What a deletion erased and what is retained, by which rule and until when. Without personal data. Unknown members stay:
 * they are signed too.
 */
const deletionReceipt = z.looseObject({
  type: z.literal("bukti-penghapusan"),
  /** Address of the site. */
  issuer: receiptLine,
  number: receiptLine,
  deletedAt: z.iso.datetime(),
  erased: z.array(receiptLine).max(20),
  /** `until`: a date, where the moment of the deletion decides it. */
  retained: z.array(z.looseObject({ data: receiptLine, reason: receiptLine, duration: receiptLine, until: z.iso.date().optional() })).max(20),
});
export type DeletionReceipt = z.infer<typeof deletionReceipt>;

/** The receipt as signed by the API. */
const signedReceipt = signedDocument(deletionReceipt);

/** `data` of the deletion. A platform without receipts sends nothing, or anything else. */
export const deletionResponse = z.object({ receipt: signedReceipt }).optional().catch(undefined);

/** The receipt with the public keys that signed receipts so far. */
export const receiptResponse = z.object({ receipt: signedReceipt, keys: z.array(verificationKey).min(1) });
