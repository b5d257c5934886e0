import { COLLEAGUE_NAME_MAX_CHARS } from "../limits.ts";
import { type ColleaguePart, colleagueParts, fieldsOfPart } from "./colleague-parts.ts";
import { email, nameText, rowsOf } from "./fields.ts";
import { accountType, companyFields } from "./investor.ts";
import { fieldMessages as messages } from "./messages.ts";
import * as z from "./zod.ts";

/** The key of a link, of at least 192 random bits. */
export const COLLEAGUE_LINK = /^[\w-]{32,64}$/;

const part = z.enum(colleagueParts);
const id = z.string(64).regex(/^[\w-]{16,64}$/);
const moment = z.iso.datetime();

export const colleagueAskRequest = z.strictObject({ part });
/** `link`: the key, which nobody can read again. */
export const colleagueAskResponse = z.object({ id: z.anyString().max(64), link: z.anyString().min(32).max(64), expiresAt: moment });
export type ColleagueAsked = z.infer<typeof colleagueAskResponse>;

export const colleagueSendRequest = z.strictObject({ link: z.string(64).regex(COLLEAGUE_LINK), to: email() });

const colleagueStates = ["waiting", "filled", "taken", "revoked", "expired"] as const;
const colleagueRow = z.object({
  id: z.anyString().max(64),
  part,
  state: z.enum(colleagueStates),
  askedAt: moment,
  expiresAt: moment,
  /** The masked address that the link was sent to. */
  to: z.anyString().max(80).optional(),
  /** As the colleague wrote it. */
  name: z.anyString().max(200).optional(),
  filledAt: moment.optional(),
  takenAt: moment.optional(),
});
export type ColleagueRow = z.infer<typeof colleagueRow>;
export const colleagueListResponse = rowsOf(colleagueRow);

export const colleagueAnswersRequest = z.strictObject({ id });
export const colleagueAnswersResponse = z.object({
  name: z.anyString().max(200),
  filledAt: moment,
  fields: rowsOf(z.object({ name: z.anyString().max(60), value: z.anyString() })),
  documents: rowsOf(z.object({ field: z.anyString().max(60), url: z.anyString().max(500), name: z.anyString(), size: z.number() })),
});
export type ColleagueAnswers = z.infer<typeof colleagueAnswersResponse>;

/** `taken`: the answers are in the form now; else the link is revoked, and its answers and files are removed. */
export const colleagueEndRequest = z.strictObject({ id, taken: z.boolean() });

/** `owner`: a masked contact of the registration. */
export const colleagueOpenResponse = z.object({ type: accountType, part, owner: z.anyString().max(80), expiresAt: moment });
export type ColleagueOpened = z.infer<typeof colleagueOpenResponse>;

/** The name of the person who fills in a part. */
export const colleagueName = () => nameText(messages.colleagueName, COLLEAGUE_NAME_MAX_CHARS);
/** The service takes exactly the fields of the link's part. */
export const colleagueFillRequest = z.strictObject({ name: colleagueName(), fields: z.strictObject(companyFields).partial() });
export type ColleagueFill = z.infer<typeof colleagueFillRequest>;

/** The answers of a part, all of its fields and no other. */
export function colleagueAnswersOf(asked: ColleaguePart) {
  const all: Record<string, z.ZodType> = companyFields;
  return z.strictObject(Object.fromEntries(fieldsOfPart(asked).map(({ name }) => [name, all[name] as z.ZodType])));
}
