import { companyFields } from "@/lib/contract/investor";
import { z } from "@/lib/contract/zod";

const shape = z.object({ ...companyFields, mailingSame: z.boolean() });

export type CompanyValues = z.input<typeof shape>;
export type CompanyDetails = z.output<typeof shape>;

/**
 * The company form as typed; `companyRequest` converts it for the API. While the mailing address is the same as the
 * address, its own text is not validated, so that an error appears once.
 */
export const companyFormSchema = z.preprocess((values) => {
  const { mailingSame, ...rest } = values as CompanyValues;
  return mailingSame ? { ...rest, mailingSame, mailingAddress: "-" } : values;
}, shape) as unknown as z.ZodType<CompanyDetails, CompanyValues>;
