import { TEXT_MAX_CHARS } from "../limits.ts";
import { readContact } from "../read/contact.ts";
import { companyForm } from "./company-form.ts";
import { REGISTRATION_HANDLE } from "./envelope.ts";
import { schemasOf } from "./field-list.ts";
import * as fields from "./fields.ts";
import {
  choice,
  currentPassword,
  email,
  flag,
  identifier,
  mobile,
  nameText,
  newPassword,
  oneTimeCode,
  optionalText,
  repeatedPassword,
  rowsOf,
  text,
  weightOf,
} from "./fields.ts";
import { fieldMessages as messages } from "./messages.ts";
import { personForm } from "./person-form.ts";
import * as z from "./zod.ts";

/** A field of the form that the funder is asked for again, and why. */
const reviewItem = z.object({ field: z.anyString().regex(/^[a-zA-Z]{1,60}$/), reason: z.anyString().max(1_000) });
export type ReviewItem = z.infer<typeof reviewItem>;

/** The state of a funder's submission. */
const reviewStates = ["received", "reviewing", "correction", "approved", "refused"] as const;

/** Optional in `current-user`; an unknown state counts as absent. */
export const reviewSchema = z.object({
  status: z.enum(reviewStates),
  /** With `correction`. */
  items: z.array(reviewItem).optional(),
  /** With `refused`. */
  reason: z.anyString().max(1_000).optional(),
  /** The number of the submission. */
  number: z.anyString().max(60).optional(),
  /** When the details were received, and when they were last decided on or corrected: the check begins again then. */
  receivedAt: z.iso.datetime().optional().catch(undefined),
  changedAt: z.iso.datetime().optional().catch(undefined),
});
export type Review = z.infer<typeof reviewSchema>;

/** 0 personal, 1 company (Accounts §9). */
export const accountType = z.union([z.literal(0), z.literal(1)]);
export type AccountType = z.infer<typeof accountType>;
/** The account type in responses: platforms send a number or text. */
const answeredType = z.union([accountType, z.enum(["0", "1"]).transform((type): AccountType => (type === "1" ? 1 : 0))]);

export const registRequest = z.strictObject({
  type: accountType,
  username: nameText(messages.fullName),
  email: email(),
  mobile: mobile(),
  password: newPassword(),
});
export type RegistRequest = z.infer<typeof registRequest>;

/** With `validate`, the `id` is the handle of the details that are still missing; empty where the session names it. */
const namesHandle = ({ id, validate }: { id: string; validate: boolean }) => !validate || id === "" || REGISTRATION_HANDLE.test(id);
const handleRule = { path: ["id"], error: "1 to 200 visible ASCII characters" };

/** `validate` true: the details are still missing, and `id` is the handle. */
export const registResponse = z
  .object({ id: identifier, type: answeredType.optional().catch(undefined), validate: flag })
  .refine(namesHandle, handleRule);
export type RegistResponse = z.infer<typeof registResponse>;

const loginAccount = () =>
  z
    .string(weightOf(100), { error: messages.loginAccount, tooLong: messages.tooLong(100) })
    .min(1, messages.loginAccount)
    .overwrite(readContact)
    .max(100, messages.tooLong(100))
    .min(1, messages.content);

export const loginRequest = z.strictObject({
  username: loginAccount(),
  password: currentPassword(),
});
export type LoginRequest = z.infer<typeof loginRequest>;

const user = z.object({
  id: optionalText,
  type: answeredType,
  validate: flag,
  username: z.anyString(),
  /** The state of the submitted details. */
  review: reviewSchema.optional().catch(undefined),
});
export const currentUserResponse = user.refine(namesHandle, handleRule);
export type CurrentUser = z.infer<typeof currentUserResponse>;

/** The upstream's response; the gateway moves `token` into a cookie. */
export const loginResponse = user.extend({ token: z.anyString().min(1) }).refine(namesHandle, handleRule);

export const passwordCodeRequest = z.strictObject({ account: loginAccount() });
export const passwordResetRequest = z.strictObject({
  account: loginAccount(),
  code: oneTimeCode(),
  password: newPassword(),
});

const handle = () => z.string(200).regex(REGISTRATION_HANDLE);

/** Account fields sent with the details; optional, because the server has them already. */
const accountFields = {
  username: text().optional(),
  password: z.string(20).optional(),
  mobile: z.union([z.literal(""), mobile()]).optional(),
  email: z.union([z.literal(""), email()]).optional(),
  id: z.string(200).optional(),
};

/** A person's details, for the form and the API. */
export const personFields = schemasOf(personForm, fields);

const personSchema = z.strictObject({ ...accountFields, ...personFields });
export type Person = z.infer<typeof personSchema>;

/** A company's details, for the form and the API. */
export const companyFields = schemasOf(companyForm, fields);

export const companySchema = z.strictObject({
  ...accountFields,
  ...companyFields,
  /** Province, city, district and village joined with "/", which some names contain. */
  city: text(messages.choice, 4 * TEXT_MAX_CHARS + 3).refine(
    (value) => value.split("/").length >= 4 && value.split("/").every((part) => part.trim()),
    messages.choice,
  ),
  province: choice().optional(),
  district: choice().optional(),
  village: choice().optional(),
});

export const infoUploadRequest = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal(0), id: handle(), person: personSchema }),
  z.strictObject({ type: z.literal(1), id: handle(), company: companySchema }),
]);
export type InfoUploadRequest = z.infer<typeof infoUploadRequest>;

/** The number of the submission; an upstream may answer none. */
export const infoUploadResponse = z
  .object({ number: z.anyString().min(1).max(60) })
  .optional()
  .catch(undefined);

/** What the funder has sent: texts by field, and the files of each document. Optional for an upstream. */
export const submissionResponse = z.object({
  number: z.anyString().max(60).optional(),
  receivedAt: z.iso.datetime(),
  fields: rowsOf(z.object({ name: z.anyString().max(60), value: z.anyString() })),
  documents: rowsOf(z.object({ field: z.anyString().max(60), url: z.anyString().max(500), name: z.anyString(), size: z.number() })),
});
export type Submission = z.infer<typeof submissionResponse>;

/** One entry of the permission tree (wire contract §4). */
export type Right = {
  id: string;
  rightName: string;
  rightUrl: string;
  rightType: string;
  rightCode: string;
  treeData: Right[];
};
const rightSchema: z.ZodType<Right> = z.lazy(() =>
  z.object({
    id: optionalText,
    rightName: optionalText,
    rightUrl: optionalText,
    rightType: optionalText,
    rightCode: optionalText,
    treeData: z
      .array(rightSchema)
      .nullish()
      .transform((list) => list ?? []),
  }),
);
export const rightsResponse = z.array(rightSchema);

/** Code and new password as typed. */
export const resetSchema = z.object({ code: oneTimeCode() }).and(repeatedPassword());
export type ResetValues = z.infer<typeof resetSchema>;
