"use client";

import { useQuery } from "@tanstack/react-query";
import { type RegionChoice, type RegionLevel, regionQuery } from "@/components/funder/region/region-cascade";
import { sendBrowser } from "@/lib/api/send-browser";
import type { Region } from "@/lib/contract/common";

/** The regions of one level below those chosen; idle while a level above is empty. */
export function useRegions(level: RegionLevel, chosen: RegionChoice) {
  const body = regionQuery(level, chosen);
  return useQuery({
    queryKey: ["regions", body],
    enabled: body !== undefined,
    queryFn: async ({ signal }): Promise<Region[]> =>
      (await sendBrowser<"cityList">({ method: "POST", path: "/api/common/city-list", body: body ?? {}, signal })).data,
  });
}
