// Named exports only: importing zod as a whole would add its more than sixty locales to every form.
export type { infer, input, output, ZodType } from "zod";
export {
  array,
  boolean,
  coerce,
  discriminatedUnion,
  enum,
  iso,
  lazy,
  literal,
  looseObject,
  number,
  object,
  preprocess,
  strictObject,
  string,
  union,
  unknown,
} from "zod";
