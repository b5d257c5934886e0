import { companyFields } from "@/lib/contract/investor";
import * as z from "@/lib/contract/zod";

/** Every field of the company form. */
export const companyFormShape = z.object({ ...companyFields, mailingSame: z.boolean() });

export type CompanyValues = z.input<typeof companyFormShape>;
export type CompanyDetails = z.output<typeof companyFormShape>;

/**
 * The company form as typed; `companyRequest` converts it for the API. While the mailing address is the same as the
 * address, its own text is not validated, so that an error appears once.
 */
export const companyFormSchema = z.preprocess((values) => {
  const { mailingSame, ...rest } = values as CompanyValues;
  return mailingSame ? { ...rest, mailingSame, mailingAddress: "-" } : values;
}, companyFormShape) as unknown as z.ZodType<CompanyDetails, CompanyValues>;
