import { z } from "./zod.ts";

/** Optional text; a number counts as text. */
export const optionalText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((text) => String(text ?? ""));

/** An id, which platforms may send as a number. Not empty, and valid in a URL. */
export const identifier = z.union([z.string().regex(/^\P{Surrogate}+$/u), z.number()]).transform(String);

/** A boolean, which platforms may send as a number or text. */
export const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => ["true", "1"].includes(String(value)));

/** A list without its invalid rows. A list of invalid rows alone is invalid. */
export function rowsOf<Row extends z.ZodType>(row: Row) {
  return z.array(row.optional().catch(undefined)).transform((list, context): z.infer<Row>[] => {
    const usable = list.filter((one) => one !== undefined) as z.infer<Row>[];
    if (list.length > 0 && usable.length === 0) context.addIssue({ code: "custom", message: "no usable row" });
    return usable;
  });
}
