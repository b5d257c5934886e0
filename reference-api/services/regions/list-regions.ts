import type { z } from "zod";
import type { cityListRequest, Region } from "../../../lib/contract/common.ts";
import type { RegionTree } from "./region-tree.ts";

const byName = new Intl.Collator("id").compare;

/**
 * The regions one level below the given ones, by name; villages with their postcode when known. Empty for an unknown
 * name.
 */
export function listRegions(tree: RegionTree, { province, city, district }: z.infer<typeof cityListRequest>): Region[] {
  if (province === undefined) return [...tree.keys()].sort(byName).map((name) => ({ province: name }));
  const cities = tree.get(province);
  if (city === undefined) return [...(cities?.keys() ?? [])].sort(byName).map((name) => ({ province, city: name }));
  const districts = cities?.get(city);
  if (district === undefined) return [...(districts?.keys() ?? [])].sort(byName).map((name) => ({ province, city, district: name }));
  return [...(districts?.get(district) ?? [])]
    .flatMap(([postcode, villages]) => villages.map((village) => ({ province, city, district, village, ...(postcode && { postcode }) })))
    .sort((one, other) => byName(one.village, other.village));
}
