import { examplesOf } from "../lib/contract/field-list.ts";
import { personForm } from "../lib/contract/person-form.ts";

/** Details of a person with `url` for every document. */
export function personDetails(url: string, over: Record<string, unknown> = {}) {
  return { ...examplesOf(personForm, url), ...over };
}
