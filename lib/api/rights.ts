import { rememberedRights, rememberRights } from "@/lib/browser/session";
import type { Right } from "@/lib/contract/investor";

/** Fetches and stores the permission tree of the signed-in account. Throws ApiError, also if the upstream has none. */
async function fetchRights(): Promise<Right[]> {
  const { apiFetch } = await import("@/lib/api/api-fetch");
  const { data } = await apiFetch<"rights">({ method: "GET", path: "/api/investor/rights" });
  rememberRights(data);
  return data;
}

/** Fetches the permission tree after a sign-in (wire contract §4); ignores failures. */
export function renewRights(): void {
  fetchRights().catch(() => undefined);
}

/** The pages in a permission tree, in order; only URLs of this site. */
export function entriesOf(rights: readonly Right[]): { name: string; href: string }[] {
  return rights.flatMap(({ rightName, rightUrl, treeData }) => [
    ...(/^\/(?![/\\])/.test(rightUrl) ? [{ name: rightName, href: rightUrl }] : []),
    ...entriesOf(treeData ?? []),
  ]);
}

type Entries = ReturnType<typeof entriesOf>;

/**
 * Reports the entries of the account menu: those of the stored permission tree at once, then the server's, because an
 * entry names the state of the details. Without a tree or an answer it reports none.
 */
export async function readEntries(report: (entries: Entries) => void): Promise<void> {
  const stored = rememberedRights();
  if (stored) report(entriesOf(stored));
  const rights = await fetchRights().catch(() => stored ?? []);
  report(entriesOf(rights));
}
