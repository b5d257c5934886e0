"use client";

import { useQuery } from "@tanstack/react-query";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Bank } from "@/lib/contract/common";

/** The banks that an account may be with. */
export function useBanks() {
  return useQuery({
    queryKey: ["banks"],
    queryFn: async ({ signal }): Promise<Bank[]> =>
      (await apiFetch<"bankList">({ method: "POST", path: "/api/common/bank-list", body: {}, signal })).data,
  });
}
