import { email, mobile, oneTimeCode } from "./fields.ts";
import { accountType } from "./investor.ts";
import { flag, rowsOf } from "./loose.ts";
import { z } from "./zod.ts";

const contactChannel = z.enum(["email", "sms"]);
export type ContactChannel = z.infer<typeof contactChannel>;

/** A masked contact of an account. `proved`: its owner entered a code sent there. */
const contactSchema = z.object({ channel: contactChannel, masked: z.string().min(1), proved: flag });

/** The owner of a registration or account. Optional for an upstream: the site then omits it. */
export const registrationResponse = z.object({
  type: accountType,
  /** The details are still missing. */
  validate: flag,
  contacts: rowsOf(contactSchema),
  /** The details were submitted before a contact was proved, so its owner may withdraw them. */
  takeBack: flag,
});
export type RegistrationFacts = z.infer<typeof registrationResponse>;

/** `to` names a contact that the account lacks. */
const target = { channel: contactChannel, to: z.union([email(), mobile()]).optional() };
const fits = ({ channel, to }: { channel: ContactChannel; to?: string | undefined }) =>
  to === undefined || (channel === "email") === to.includes("@");

export const contactCodeRequest = z.strictObject(target).refine(fits);
export const contactProofRequest = z.strictObject({ ...target, code: oneTimeCode() }).refine(fits);
