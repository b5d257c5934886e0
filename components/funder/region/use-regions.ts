"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { levelsAbove, type RegionChoice, type RegionLevel, regionQuery } from "@/components/funder/region/region-cascade";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Region } from "@/lib/contract/common";

const keyOf = (level: RegionLevel, chosen: RegionChoice) => ["regions", regionQuery(level, chosen)];

/**
 * The regions of one level below those chosen; idle while a level above is empty. `unlisted`: the service has no records of this
 * level here, or of one above it, whose typed name it would know nothing below.
 */
export function useRegions(level: RegionLevel, chosen: RegionChoice) {
  const client = useQueryClient();
  const isEmpty = (one: RegionLevel) => client.getQueryData<Region[]>(keyOf(one, chosen))?.every((region) => !region[one]) === true;
  const body = regionQuery(level, chosen);
  const below = body !== undefined && levelsAbove(level).some(isEmpty);
  const list = useQuery({
    queryKey: keyOf(level, chosen),
    enabled: body !== undefined && !below,
    queryFn: async ({ signal }): Promise<Region[]> =>
      (await apiFetch<"cityList">({ method: "POST", path: "/api/common/city-list", body: body ?? {}, signal })).data,
  });
  return { list, unlisted: below || isEmpty(level) };
}
