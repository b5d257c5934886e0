import { COMPANY_ID_NUMBER_MAX_CHARS, COMPANY_SHORT_NAME_MAX_CHARS, LEGAL_PERSON_NAME_MAX_CHARS, TEXT_MAX_CHARS } from "../limits.ts";
import { cleanText } from "./clean-text.ts";
import {
  address,
  bankAccount,
  birthday,
  choice,
  documentUrls,
  email,
  freeIdNumber,
  mobile,
  newPassword,
  nik,
  npwp,
  oneTimeCode,
  optionalDocumentUrls,
  postcode,
  text,
} from "./fields.ts";
import { genders } from "./genders.ts";
import { flag, identifier, optionalText } from "./loose.ts";
import { fieldMessages as messages } from "./messages.ts";
import { canBeNik } from "./nik.ts";
import { reviewSchema } from "./review.ts";
import { z } from "./zod.ts";

/** 0 personal, 1 company (Accounts §9). */
export const accountType = z.union([z.literal(0), z.literal(1)]);
export type AccountType = z.infer<typeof accountType>;
/** The account type in responses: platforms send a number or text. */
const answeredType = z.union([accountType, z.enum(["0", "1"]).transform((type): AccountType => (type === "1" ? 1 : 0))]);

export const registRequest = z.strictObject({
  type: accountType,
  username: text(messages.fullName),
  email: email(),
  mobile: mobile(),
  password: newPassword(),
});
export type RegistRequest = z.infer<typeof registRequest>;

/** `validate` true: the details are still missing, and `id` is the handle. */
export const registResponse = z.object({ id: identifier, type: answeredType.optional().catch(undefined), validate: flag });
export type RegistResponse = z.infer<typeof registResponse>;

const loginAccount = () =>
  z
    .string({ error: messages.loginAccount })
    .min(1, messages.loginAccount)
    .overwrite(cleanText)
    .max(100, messages.tooLong(100))
    .min(1, messages.content);

export const loginRequest = z.strictObject({
  username: loginAccount(),
  password: z.string({ error: messages.loginPassword }).min(1, messages.loginPassword).max(200, messages.loginPassword),
});
export type LoginRequest = z.infer<typeof loginRequest>;

export const currentUserResponse = z.object({
  id: optionalText,
  type: answeredType,
  validate: flag,
  username: z.string(),
  /** The state of the submitted details. */
  review: reviewSchema.optional().catch(undefined),
});
export type CurrentUser = z.infer<typeof currentUserResponse>;

/** The upstream's response; the gateway moves `token` into a cookie. */
export const loginResponse = currentUserResponse.extend({ token: z.string().min(1) });

export const passwordCodeRequest = z.strictObject({ account: loginAccount() });
export const passwordResetRequest = z.strictObject({
  account: loginAccount(),
  code: oneTimeCode(),
  password: newPassword(),
});

/** Account fields sent with the details; optional, because the server has them already. */
const accountFields = {
  username: text().optional(),
  password: z.string().max(20).optional(),
  mobile: z.union([z.literal(""), mobile()]).optional(),
  email: z.union([z.literal(""), email()]).optional(),
  id: z.string().max(200).optional(),
};

/** A person's details, for the form and the API. */
export const personFields = {
  idNumber: nik(),
  npwp: npwp(),
  gender: z.enum(genders, { error: messages.choice }),
  placeOfBirth: text(),
  birthday: birthday(),
  province: choice(),
  city: choice(),
  district: choice(),
  village: choice(),
  postcode: postcode(),
  address: address(),
  bankName: choice(),
  bankAccount: bankAccount(),
  ktpPicUrl: documentUrls(),
  facePicUrl: documentUrls(),
  npwpPicUrl: documentUrls(),
  incomePicUrlList: documentUrls(),
};

const personSchema = z.strictObject({ ...accountFields, ...personFields });
export type Person = z.infer<typeof personSchema>;

/** A company's details, for the form and the API. */
export const companyFields = {
  name: text(messages.companyName),
  companyShortName: text(messages.companyShortName, COMPANY_SHORT_NAME_MAX_CHARS),
  legalEntityType: choice(),
  legalPersonName: text(messages.legalPersonName, LEGAL_PERSON_NAME_MAX_CHARS),
  /** The person in charge may have another document than a KTP; 16 digits must be a valid NIK. */
  idNumber: freeIdNumber(messages.companyIdNumber, COMPANY_ID_NUMBER_MAX_CHARS).refine((value) => {
    const digits = value.replace(/\s/g, "");
    return !/^\d{16}$/.test(digits) || canBeNik(digits);
  }, messages.idNumberImpossible),
  workArea: choice(),
  contractId: text(),
  businessLicenseNo: choice(),
  legalEntityId: text(),
  npwp: npwp(),
  province: choice(),
  city: choice(),
  district: choice(),
  village: choice(),
  postcode: postcode(),
  address: address(),
  mailingAddress: address(),
  fundingSource: choice(),
  monthlyIncome: choice(),
  bankName: choice(),
  bankAccount: bankAccount(),
  companyEstablishmentPicUrl: documentUrls(),
  contractFileUrl: documentUrls(),
  contractModifyFileUrl: documentUrls(),
  companySkPicUrl: documentUrls(),
  ktpPicUrl: documentUrls(),
  npwpPicUrl: documentUrls(),
  nibFileUrl: documentUrls(),
  companyBylawsPicUrl: documentUrls(),
  siupFileUrl: optionalDocumentUrls(),
  tdpFileUrl: optionalDocumentUrls(),
  internalFinancialReportUrl: documentUrls(),
  auditedInternalFinancialReportUrl: optionalDocumentUrls(),
};

export const companySchema = z.strictObject({
  ...accountFields,
  ...companyFields,
  /** Province, city, district and village joined with "/" (features R48), which some names contain. */
  city: text(messages.choice, 4 * TEXT_MAX_CHARS + 3).refine(
    (value) => value.split("/").length >= 4 && value.split("/").every((part) => part.trim()),
    messages.choice,
  ),
  province: choice().optional(),
  district: choice().optional(),
  village: choice().optional(),
});

export const infoUploadRequest = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal(0), id: z.string().min(1).max(200), person: personSchema }),
  z.strictObject({ type: z.literal(1), id: z.string().min(1).max(200), company: companySchema }),
]);
export type InfoUploadRequest = z.infer<typeof infoUploadRequest>;

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
