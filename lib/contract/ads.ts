import { identifier, optionalText, rowsOf } from "./loose.ts";
import { z } from "./zod.ts";

export const adSlots = ["HomeWindow", "HomeCenterBanner", "HomeTopWarn", "HomeBottomWarn", "HomeFloat"] as const;
export type AdSlot = (typeof adSlots)[number];
/** -PC above 1200 px, -iPad from 768 to 1200 px, -H5 below 768 px (wire contract §3). */
export const adDevices = ["PC", "iPad", "H5"] as const;
export type AdDevice = (typeof adDevices)[number];

export const adDetailParams = z.strictObject({
  code: z.string().regex(new RegExp(`^(?:${adSlots.join("|")})-(?:${adDevices.join("|")})$`)),
});
const adSchema = z.object({
  picUrl: optionalText,
  openUrl: optionalText,
  recordId: identifier,
  /** Alternative text, if the upstream has one. */
  title: optionalText,
});
export type Ad = z.infer<typeof adSchema>;
export const adDetailResponse = z.object({
  adList: rowsOf(adSchema)
    .nullish()
    .transform((list) => list ?? []),
});
export type AdDetail = z.infer<typeof adDetailResponse>;

export const adClickParams = z.strictObject({ recordId: z.string().regex(/^[\w-]{1,64}$/) });
export const adClickRequest = z.strictObject({});
