import { rememberRights } from "@/lib/browser/session";
import type { Right } from "@/lib/contract/investor";

/** Fetches and stores the permission tree of the account that is open. Throws ApiError, also where the upstream has none. */
export async function fetchRights(): Promise<Right[]> {
  const { apiFetch } = await import("@/lib/api/api-fetch");
  const { data } = await apiFetch<"rights">({ method: "GET", path: "/api/investor/rights" });
  rememberRights(data);
  return data;
}

/** After a sign-in: the tree of the account that is open now (wire contract §4). */
export function renewRights(): void {
  fetchRights().catch(() => undefined);
}
