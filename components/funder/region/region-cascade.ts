import { fieldMessages } from "@/lib/contract/messages";
import { regionLevels } from "@/lib/contract/region";

export type RegionLevel = (typeof regionLevels)[number];
export type RegionChoice = Record<RegionLevel, string>;

const missingUpper = { province: undefined, city: fieldMessages.province, district: fieldMessages.city, village: fieldMessages.district };

/** The levels below one: what a change of it clears. */
export function levelsBelow(level: RegionLevel): RegionLevel[] {
  return regionLevels.slice(regionLevels.indexOf(level) + 1);
}

/** The levels above one, from the province down. */
export function levelsAbove(level: RegionLevel): RegionLevel[] {
  return regionLevels.slice(0, regionLevels.indexOf(level));
}

/** The region level above a level; undefined for the top level and for other fields. */
export function levelAbove(level: string): RegionLevel | undefined {
  return regionLevels[(regionLevels as readonly string[]).indexOf(level) - 1];
}

/** What to say to somebody who opens a level while the one above is empty; undefined when it may be opened. */
export function missingLevelAbove(level: RegionLevel, chosen: RegionChoice): string | undefined {
  const above = levelAbove(level);
  return above && chosen[above] ? undefined : missingUpper[level];
}

/** The body of the call that lists a level; undefined while a level above is empty. */
export function regionQuery(level: RegionLevel, chosen: RegionChoice): { province?: string; city?: string; district?: string } | undefined {
  if (missingLevelAbove(level, chosen)) return undefined;
  return Object.fromEntries(levelsAbove(level).map((upper) => [upper, chosen[upper]]));
}

/**
 * Updates the postcode when a village is chosen. `filled`: the postcode of an earlier village. If it is unchanged, the
 * new one replaces it, or empties it when unknown; a typed postcode stays, and the new one is offered.
 */
export function postcodeAfter(current: string, known = "", filled = ""): { fill: string } | { offer: string } | undefined {
  if (known === current) return undefined;
  if (!current || current === filled) return { fill: known };
  return known ? { offer: known } : undefined;
}
