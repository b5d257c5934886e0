import { companyFormShape } from "@/components/funder/company/company-schema";
import { personalFormSchema } from "@/components/funder/personal/personal-schema";
import type { AccountType } from "@/lib/contract/investor";
import * as z from "@/lib/contract/zod";

/** The schema of the detail form, cut down to the fields that are open. */
export function correctionSchema(type: AccountType, fields: readonly string[]): z.ZodType<Record<string, unknown>, Record<string, unknown>> {
  const shape: Record<string, z.ZodType> = type === 1 ? companyFormShape.shape : personalFormSchema.shape;
  return z.object(Object.fromEntries(fields.flatMap((field) => (shape[field] ? [[field, shape[field]]] : []))));
}
