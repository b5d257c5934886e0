import { choice } from "./fields.ts";
import { z } from "./zod.ts";

export const timestampResponse = z.number().int();

export const cityListRequest = z
  .strictObject({
    province: choice().optional(),
    city: choice().optional(),
    district: choice().optional(),
  })
  .refine((level) => level.province !== undefined || level.city === undefined, { error: "Silakan pilih Provinsi" })
  .refine((level) => level.city !== undefined || level.district === undefined, { error: "Silakan pilih Kota" });

/** One row of the region list; the level asked for is the last one filled. */
export const regionSchema = z.object({
  province: z.string(),
  city: z.string().optional(),
  district: z.string().optional(),
  village: z.string().optional(),
  postcode: z.string().optional(),
});
export type Region = z.infer<typeof regionSchema>;
export const cityListResponse = z.array(regionSchema);

export const bankListRequest = z.strictObject({});
export const bankSchema = z.object({ code: z.string(), name: z.string(), logoUrl: z.string() });
export type Bank = z.infer<typeof bankSchema>;
export const bankListResponse = z.array(bankSchema);

/** The URL of a stored file. */
export const fileUploadResponse = z.string();
