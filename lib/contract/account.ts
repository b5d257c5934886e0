import { currentPassword, email, flag, mobile, newPassword, oneTimeCode, rowsOf } from "./fields.ts";
import { accountType, companySchema, personFields } from "./investor.ts";
import { fieldMessages as messages } from "./messages.ts";
import * as z from "./zod.ts";

const contactChannel = z.enum(["email", "sms"]);

export type ContactChannel = z.infer<typeof contactChannel>;

/** A masked contact of an account. `proved`: its owner entered a code sent there. */
const contactSchema = z.object({ channel: contactChannel, masked: z.anyString().min(1), proved: flag });

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

/** `to` names a contact that the account gets, in place of the one of this channel. */
const contactTarget = { channel: contactChannel, to: z.union([email(), mobile()]).optional() };

const fitsChannel = ({ channel, to }: { channel: ContactChannel; to?: string | undefined }) =>
  to === undefined || (channel === "email") === to.includes("@");

/** Required with `to`: an open session alone must not be enough to take over the account. */
export const contactCodeRequest = z
  .strictObject({ ...contactTarget, password: currentPassword().optional() })
  .refine(fitsChannel)
  .refine(({ to, password }) => to === undefined || password !== undefined, { error: messages.loginPassword, path: ["password"] });

export const contactProofRequest = z.strictObject({ ...contactTarget, code: oneTimeCode() }).refine(fitsChannel);

export const passwordChangeRequest = z.strictObject({ current: currentPassword(), password: newPassword() });

const moment = z.iso.datetime();
/** A browser that is signed in. `device` is what it called itself, such as "Chrome, Android". */
const sessionSchema = z.object({ id: z.anyString().max(64), at: moment, device: z.anyString().max(60).optional().catch(undefined), current: flag });
export type Session = z.infer<typeof sessionSchema>;

const sentKinds = ["code", "notice", "ticket", "receipt", "review", "colleague"] as const;
/** A message to the owner, without its text. */
const sentSchema = z.object({
  at: moment,
  kind: z.enum(sentKinds),
  channel: contactChannel,
  masked: z.anyString().max(80),
  status: z.enum(["waiting", "sent", "failed"]),
});
export type SentMessage = z.infer<typeof sentSchema>;

/** Who is signed in where, and what was sent. Optional for an upstream: it then lists no account page among the rights. */
export const accountResponse = z.object({ contacts: rowsOf(contactSchema), sessions: rowsOf(sessionSchema), sent: rowsOf(sentSchema) });
export type AccountFacts = z.infer<typeof accountResponse>;

export const sessionEndRequest = z.strictObject({ id: z.string(64).regex(/^[\w-]{16,64}$/) });

const { username: _u, password: _p, mobile: _m, email: _e, id: _i, ...companyWire } = companySchema.shape;

/** At least one field; the service accepts only those that it asked for again. */
const hasSomeField = (fields: object) => Object.values(fields).some((value) => value !== undefined);

/** The parts of a submission that the funder was asked for again. */
export const infoCorrectionRequest = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal(0), fields: z.strictObject(personFields).partial().refine(hasSomeField) }),
  z.strictObject({ type: z.literal(1), fields: z.strictObject(companyWire).partial().refine(hasSomeField) }),
]);

export type InfoCorrectionRequest = z.infer<typeof infoCorrectionRequest>;
