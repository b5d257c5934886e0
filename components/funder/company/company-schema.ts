import { address, bankAccount, choice, documentUrls, npwp, optionalDocumentUrls, postcode, text } from "@/lib/contract/fields";
import { fieldMessages as say } from "@/lib/contract/messages";
import { z } from "@/lib/contract/zod";
import { COMPANY_ID_NUMBER_MAX_CHARS, COMPANY_SHORT_NAME_MAX_CHARS, LEGAL_PERSON_NAME_MAX_CHARS } from "@/lib/limits";

const shape = z.object({
  name: text(say.companyName),
  companyShortName: text(say.companyShortName, COMPANY_SHORT_NAME_MAX_CHARS),
  legalEntityType: choice(),
  workArea: choice(),
  contractId: text(),
  businessLicenseNo: choice(),
  legalEntityId: text(),
  npwp: npwp(),
  legalPersonName: text(say.legalPersonName, LEGAL_PERSON_NAME_MAX_CHARS),
  idNumber: text(say.companyIdNumber, COMPANY_ID_NUMBER_MAX_CHARS),
  province: choice(),
  city: choice(),
  district: choice(),
  village: choice(),
  postcode: postcode(),
  address: address(),
  mailingSame: z.boolean(),
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
  internalFinancialReportUrl: documentUrls(),
  auditedInternalFinancialReportUrl: optionalDocumentUrls(),
  siupFileUrl: optionalDocumentUrls(),
  tdpFileUrl: optionalDocumentUrls(),
});

export type CompanyValues = z.input<typeof shape>;
export type CompanyDetails = z.output<typeof shape>;

/**
 * The company form as a person fills it in; `companyRequest` makes the wire's shape of it. While the mailing address
 * is the address, its own text is not looked at: one fault is told once.
 */
export const companyFormSchema = z.preprocess((values) => {
  const { mailingSame, ...rest } = values as CompanyValues;
  return mailingSame ? { ...rest, mailingSame, mailingAddress: "-" } : values;
}, shape) as unknown as z.ZodType<CompanyDetails, CompanyValues>;
