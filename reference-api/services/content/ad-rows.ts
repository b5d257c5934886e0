import { adDevices } from "../../../lib/contract/ads.ts";
import { DAY_MS } from "../../jakarta-time.ts";
import type { AdFile } from "./read-site-content.ts";

const startOf = (day: string) => new Date(`${day}T00:00:00+07:00`);

function rowsOf({ id, slot, title, titles, opens, pictures, from, until }: AdFile, position: number) {
  const startsAt = from ? startOf(from) : null;
  const endsAt = until ? new Date(startOf(until).getTime() + DAY_MS) : null;
  return adDevices.flatMap((device) => {
    const picUrl = pictures[device];
    if (!picUrl) return [];
    return [{ name: id, slot: `${slot}-${device}`, position, title: titles[device] ?? title, picUrl, openUrl: opens, startsAt, endsAt }];
  });
}

/** The rows of advertisements: one for each device with a picture, in the order of the file within each slot. */
export function adRowsOf(advertisements: AdFile[]) {
  return [...Map.groupBy(advertisements, ({ slot }) => slot).values()].flatMap((ofSlot) => ofSlot.flatMap(rowsOf));
}
