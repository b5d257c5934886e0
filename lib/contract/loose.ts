import { z } from "./zod.ts";

/** Text that may be missing; a number counts as text. */
export const optionalText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((text) => String(text ?? ""));

/** A name for one thing among its like. Platforms send numbers too; none at all names nothing, nor does one that no address can hold. */
export const identifier = z.union([z.string().regex(/^\P{Surrogate}+$/u), z.number()]).transform(String);

/** A truth value: platforms send one, a number or text. */
export const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => ["true", "1"].includes(String(value)));

/** A list without the rows that nothing can be made of. Rows of which none is usable are another list than the one asked for. */
export function rowsOf<Row extends z.ZodType>(row: Row) {
  return z.array(row.optional().catch(undefined)).transform((list, context): z.infer<Row>[] => {
    const usable = list.filter((one) => one !== undefined) as z.infer<Row>[];
    if (list.length > 0 && usable.length === 0) context.addIssue({ code: "custom", message: "no usable row" });
    return usable;
  });
}
