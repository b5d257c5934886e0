import { foldText } from "../format/fold-text.ts";
import file from "./licensed-lenders.json" with { type: "json" };

/** A lender on the list of licensed ones. */
export type LicensedLender = { name: string; app: string; formerNames: readonly string[] };

/** The day of the list (YYYY-MM-DD), its source, and whether it is a sample instead of the authority's. */
export const licensedList: { asOf: string; isSample: boolean; source: string; lenders: readonly LicensedLender[] } = file;

/** Longest name that is looked up, characters. */
const NAME_MAX_CHARS = 120;
const folded = (name: string) => foldText(name).replace(/^pt /, "").replace(/ tbk$/, "").replaceAll(" ", "");

/**
 * The licensed lender that a text names: its company, its app or a former name, whole, whatever the case, spaces and
 * "PT". Undefined for anything else, which does not mean that the lender is unlicensed: the list is dated.
 */
export function findLender(text: string): { lender: LicensedLender; by: "name" | "app" | "former" } | undefined {
  const wanted = folded(text.slice(0, NAME_MAX_CHARS));
  if (!wanted) return undefined;
  for (const lender of licensedList.lenders) {
    if (folded(lender.name) === wanted) return { lender, by: "name" };
    if (folded(lender.app) === wanted) return { lender, by: "app" };
    if (lender.formerNames.some((name) => folded(name) === wanted)) return { lender, by: "former" };
  }
  return undefined;
}
