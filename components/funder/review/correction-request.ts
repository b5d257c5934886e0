import type { InfoCorrectionRequest } from "@/lib/contract/account";
import type { AccountType } from "@/lib/contract/investor";

/** The open fields as the wire wants them: a company's `city` is joined from all four levels. */
export function correctionRequest(type: AccountType, values: Record<string, unknown>): InfoCorrectionRequest {
  if (type === 0) return { type, fields: values };
  const { province, city, district, village } = values;
  return { type, fields: city === undefined ? values : { ...values, city: [province, city, district, village].join("/") } };
}
