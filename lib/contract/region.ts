export const regionLevels = ["province", "city", "district", "village"] as const;

type Values = Readonly<Record<string, string>>;

/**
 * The levels of a company's region, which the wire joins in `city`; names may contain the separator. None when they cannot
 * be distinguished.
 */
export function splitRegion({ province = "", city = "", district = "", village = "" }: Values): Record<string, string> {
  const [start, end] = [`${province}/`, `/${district}/${village}`];
  if (province && village && city.startsWith(start) && city.endsWith(end))
    return { province, city: city.slice(start.length, -end.length), district, village };
  const levels = city.split("/");
  return levels.length === regionLevels.length ? Object.fromEntries(regionLevels.map((level, index) => [level, levels[index] ?? ""])) : {};
}
