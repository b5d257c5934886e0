// What the schemas use, by name: handed on as a whole, the library would bring its sixty languages and more into every form.
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
