import { companyFields } from "@/lib/contract/investor";
import { z } from "@/lib/contract/zod";

const shape = z.object({ ...companyFields, mailingSame: z.boolean() });

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
