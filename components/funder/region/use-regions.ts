"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { regionList } from "@/components/funder/region/api";
import { levelsAbove, missingLevelAbove, type RegionChoice, type RegionLevel } from "@/components/funder/region/region-cascade";

/**
 * The regions of one level below those chosen; idle while a level above is empty. `unlisted`: the service has no list
 * for this level, or for one above it, so that the name is typed.
 */
export function useRegions(level: RegionLevel, chosen: RegionChoice) {
  const client = useQueryClient();
  const isEmpty = (one: RegionLevel) => client.getQueryData(regionList(one, chosen).queryKey)?.every((region) => !region[one]) === true;
  const below = levelsAbove(level).some(isEmpty);
  const list = useQuery({ ...regionList(level, chosen), enabled: !missingLevelAbove(level, chosen) && !below });
  return { list, unlisted: below || isEmpty(level) };
}
