import { choice } from "./fields.ts";
import { optionalText, rowsOf } from "./loose.ts";
import { z } from "./zod.ts";

/** A level of an address; absent below the level of the row. */
const optionalPart = optionalText.transform((text) => text.trim() || undefined).optional();

export const timestampResponse = z.number().int();

export const cityListRequest = z
  .strictObject({
    province: choice().optional(),
    city: choice().optional(),
    district: choice().optional(),
  })
  .refine((level) => level.province !== undefined || level.city === undefined, { error: "Silakan pilih Provinsi" })
  .refine((level) => level.city !== undefined || level.district === undefined, { error: "Silakan pilih Kota" });

/** One row of the region list; the requested level is the last one present. */
const regionSchema = z.object({
  province: optionalPart,
  city: optionalPart,
  district: optionalPart,
  village: optionalPart,
  postcode: optionalText.transform((text) => (/^\d{5}$/.test(text) ? text : undefined)).optional(),
});
export type Region = z.infer<typeof regionSchema>;
export const cityListResponse = rowsOf(regionSchema);

export const bankListRequest = z.strictObject({});
const bankSchema = z.object({ code: optionalText, name: z.string().trim().min(1), logoUrl: optionalText });
export type Bank = z.infer<typeof bankSchema>;
export const bankListResponse = rowsOf(bankSchema);

/** A file that was removed from the form, by the URL that its upload returned. */
export const fileRemoveRequest = z.strictObject({ url: z.string().min(1).max(500) });

/** The URL of a stored file. */
export const fileUploadResponse = z.string().min(1);
