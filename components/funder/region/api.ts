import { queryOptions } from "@tanstack/react-query";
import { type RegionChoice, type RegionLevel, regionQuery } from "@/components/funder/region/region-cascade";
import { apiFetch } from "@/lib/api/api-fetch";

/** The regions of one level below those chosen. */
export function regionList(level: RegionLevel, chosen: RegionChoice) {
  const body = regionQuery(level, chosen);
  return queryOptions({
    queryKey: ["regions", body],
    queryFn: async ({ signal }) => (await apiFetch<"cityList">({ method: "POST", path: "/api/common/city-list", body: body ?? {}, signal })).data,
  });
}
