import { rememberRights } from "@/lib/browser/session";
import type { Right } from "@/lib/contract/investor";

/** Fetches and stores the permission tree of the signed-in account. Throws ApiError, also if the upstream has none. */
export async function fetchRights(): Promise<Right[]> {
  const { apiFetch } = await import("@/lib/api/api-fetch");
  const { data } = await apiFetch<"rights">({ method: "GET", path: "/api/investor/rights" });
  rememberRights(data);
  return data;
}

/** Fetches the permission tree after a sign-in (wire contract §4); ignores failures. */
export function renewRights(): void {
  fetchRights().catch(() => undefined);
}
