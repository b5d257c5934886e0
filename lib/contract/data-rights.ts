import { isEmail, isLandline, readContact, readPhone } from "../read/contact.ts";
import { referenceOf } from "../read/reference.ts";
import { choice, freeText, nameText, weightOf } from "./fields.ts";
import { fieldMessages as messages } from "./messages.ts";
import * as z from "./zod.ts";

/**
 * Requests about personal data (UU PDP 27/2022), complaints about anything else (`service`), and requests for a loan
 * above the limit of the app.
 */
const rightsKinds = ["access", "correction", "withdrawal", "deletion", "complaint", "service", "business-loan"] as const;

const CONTACT_MAX_CHARS = 80;
const REQUEST_MIN_CHARS = 10;
const REQUEST_MAX_CHARS = 1000;
/** A whole message may be pasted, with the number in it. */
const REFERENCE_WEIGHT = 2_000;
const REFERENCE_MAX_CHARS = 40;

/** `contact` is where the answer goes: e-mail or phone. */
export const rightsRequest = z.strictObject({
  kind: choice().pipe(z.enum(rightsKinds, messages.choice)),
  name: nameText(messages.fullName),
  contact: z
    .string(weightOf(CONTACT_MAX_CHARS), { error: messages.loginAccount, tooLong: messages.tooLong(CONTACT_MAX_CHARS) })
    .overwrite(readContact)
    .min(1, messages.loginAccount)
    .max(CONTACT_MAX_CHARS, messages.tooLong(CONTACT_MAX_CHARS))
    .refine((contact) => isEmail(contact) || readPhone(contact) !== undefined, { error: messages.loginAccount, abort: true })
    .refine((contact) => !isLandline(contact), messages.contactLandline),
  message: freeText(REQUEST_MIN_CHARS, REQUEST_MAX_CHARS),
});
export const rightsResponse = z.object({ ticket: z.anyString() });

/** The number of a deletion receipt, a request or a submission, also within a message. */
const referenceNumber = () =>
  z
    .string(REFERENCE_WEIGHT, { error: messages.content, tooLong: messages.tooLong(REFERENCE_MAX_CHARS) })
    .overwrite(referenceOf)
    .min(1, messages.content)
    .max(REFERENCE_MAX_CHARS, messages.tooLong(REFERENCE_MAX_CHARS));
export const referenceRequest = z.strictObject({ number: referenceNumber() });
export const referenceResponse = z.object({
  kind: z.enum(["deletion", "submission", ...rightsKinds.map((kind) => `request-${kind}` as const)]),
  number: z.anyString(),
  /** When the account was deleted, or the request or submission received. */
  at: z.iso.datetime(),
  /** When the proof of the deletion expires. */
  keepUntil: z.iso.datetime().optional(),
  /** Whether a request has been answered. */
  answered: z.boolean().optional(),
});
