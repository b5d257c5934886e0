import { isDeepStrictEqual } from "node:util";

/** What an import changes of one kind of content, by the names of the entries. */
export type Changes = { added: string[]; changed: string[]; removed: string[]; unchanged: number };

export const isUnchanged = ({ added, changed, removed }: Changes): boolean => added.length + changed.length + removed.length === 0;

/** Compares entries by name. */
export function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): Changes {
  const names = Object.keys(after);
  const known = names.filter((name) => Object.hasOwn(before, name));
  const changed = known.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return {
    added: names.filter((name) => !Object.hasOwn(before, name)),
    changed,
    removed: Object.keys(before).filter((name) => !Object.hasOwn(after, name)),
    unchanged: known.length - changed.length,
  };
}
