import { fetchRights } from "@/lib/api/rights";
import { rememberedRights } from "@/lib/browser/session";
import type { Right } from "@/lib/contract/investor";

/** The pages in a permission tree, in order; only URLs of this site. */
export function entriesOf(rights: readonly Right[]): { name: string; href: string }[] {
  return rights.flatMap(({ rightName, rightUrl, treeData }) => [
    ...(/^\/(?![/\\])/.test(rightUrl) ? [{ name: rightName, href: rightUrl }] : []),
    ...entriesOf(treeData ?? []),
  ]);
}

/** Entries of the account menu. Fetches the permission tree if none is stored. */
export async function permittedEntries(): Promise<{ name: string; href: string }[]> {
  return entriesOf(rememberedRights() ?? (await fetchRights()));
}
