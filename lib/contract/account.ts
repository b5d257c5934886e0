import { email, mobile, oneTimeCode } from "./fields.ts";
import { accountType } from "./investor.ts";
import { flag, rowsOf } from "./loose.ts";
import { z } from "./zod.ts";

export const contactChannel = z.enum(["email", "sms"]);
export type ContactChannel = z.infer<typeof contactChannel>;

/** A way to reach the owner of an account, with most of it hidden. `proved`: a code sent there came back. */
const contactSchema = z.object({ channel: contactChannel, masked: z.string().min(1), proved: flag });

/** Whose registration or account it is. An upstream may not offer it: the site leaves out what it would show. */
export const registrationResponse = z.object({
  type: accountType,
  /** The details are still to be given. */
  validate: flag,
  contacts: rowsOf(contactSchema),
  /** The details came in before anybody had proved a contact, and its owner may take them back. */
  takeBack: flag,
});
export type RegistrationFacts = z.infer<typeof registrationResponse>;

/** `to` names a contact that the account lacks. */
const target = { channel: contactChannel, to: z.union([email(), mobile()]).optional() };
const fits = ({ channel, to }: { channel: ContactChannel; to?: string | undefined }) =>
  to === undefined || (channel === "email") === to.includes("@");

export const contactCodeRequest = z.strictObject(target).refine(fits);
export const contactProofRequest = z.strictObject({ ...target, code: oneTimeCode() }).refine(fits);
