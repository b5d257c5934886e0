import { preprocess as before, config, string as unbounded, array as unboundedList, type ZodType } from "zod";

// The CSP forbids eval, and Firefox reports zod's attempt to use it as an error.
if (typeof window !== "undefined") config({ jitless: true });

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
  union,
} from "zod";

/**
 * A text that somebody sends. `weight`: the most UTF-16 units as sent, before anything is removed or composed. A longer
 * text is refused with `tooLong` before any other step looks at it. Requests have no other kind of text.
 */
export function string(weight: number, { error, tooLong }: { error?: string; tooLong?: string } = {}) {
  return unbounded(error ? { error } : undefined).max(weight, { abort: true, ...(tooLong ? { error: tooLong } : {}) });
}

/**
 * A list that somebody sends, of at most `most` entries. A longer one is refused; the entries beyond are not checked.
 * Requests have no other kind of list.
 */
export function list<Item extends ZodType>(item: Item, most: number, { least = 0, error }: { least?: number; error?: string } = {}) {
  const message = error ? { error } : undefined;
  return before(
    (value) => (Array.isArray(value) && value.length > most ? value.slice(0, most + 1) : value),
    unboundedList(item, message).min(least, message).max(most, message),
  );
}

/** A text of a response, or of a form in the browser, of any length. */
export const anyString = unbounded;
