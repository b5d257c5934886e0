import { fetchRights } from "@/lib/browser/rights";
import { rememberedRights } from "@/lib/browser/session";
import type { Right } from "@/lib/contract/investor";

/** The pages that a permission tree allows, in its order; only addresses of this site. */
export function entriesOf(rights: readonly Right[]): { name: string; href: string }[] {
  return rights.flatMap(({ rightName, rightUrl, treeData }) => [
    ...(/^\/(?![/\\])/.test(rightUrl) ? [{ name: rightName, href: rightUrl }] : []),
    ...entriesOf(treeData ?? []),
  ]);
}

/** The account menu's entries. The tree is asked for where none is kept; an upstream without it means no entries. */
export async function permittedEntries(): Promise<{ name: string; href: string }[]> {
  return entriesOf(rememberedRights() ?? (await fetchRights()));
}
