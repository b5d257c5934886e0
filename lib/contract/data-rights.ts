import { cleanText } from "./clean-text.ts";
import { choice, text } from "./fields.ts";
import { fieldMessages as messages } from "./messages.ts";
import { z } from "./zod.ts";

/** Requests about personal data (UU PDP 27/2022), and complaints about anything else. */
const rightsKinds = ["access", "correction", "withdrawal", "deletion", "complaint", "service"] as const;

const EMAIL_OR_PHONE = /^(?:[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}|\+?\d[\d\s-]{7,19})$/;
const REQUEST_MAX_CHARS = 1000;

/** `contact` is where the answer goes: e-mail or phone. */
export const rightsRequest = z.strictObject({
  kind: choice().pipe(z.enum(rightsKinds, messages.choice)),
  name: text(messages.fullName),
  contact: text(messages.loginAccount, 80).refine((value) => EMAIL_OR_PHONE.test(value), messages.loginAccount),
  message: z
    .string({ error: messages.content })
    .overwrite(cleanText)
    .min(10, messages.content)
    .max(REQUEST_MAX_CHARS, messages.tooLong(REQUEST_MAX_CHARS))
    .refine((value) => !/[<>]/.test(value), messages.plainText),
});
export const rightsResponse = z.object({ ticket: z.string() });

/** A receipt number of a deletion or a ticket number of a request, as typed. */
export const referenceRequest = z.strictObject({ number: text(messages.content, 40) });
export const referenceResponse = z.object({
  kind: z.enum(["deletion", ...rightsKinds.map((kind) => `request-${kind}` as const)]),
  number: z.string(),
  /** When the account was deleted or the request received. */
  at: z.iso.datetime(),
  /** When the proof of the deletion expires. */
  keepUntil: z.iso.datetime().optional(),
  /** Whether a request has been answered. */
  answered: z.boolean().optional(),
});
