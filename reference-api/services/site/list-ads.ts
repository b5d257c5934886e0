import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { AdDetail } from "../../../lib/contract/ads.ts";
import { ads } from "../../db/schema/site.ts";
import type { Deps } from "../../deps.ts";

/** The advertisements of one slot and device, such as `HomeFloat-PC`, that run now, in their order. */
export async function listAds({ db, now }: Deps, slot: string): Promise<AdDetail> {
  const time = now();
  const begun = or(isNull(ads.startsAt), lte(ads.startsAt, time));
  const notOver = or(isNull(ads.endsAt), gt(ads.endsAt, time));
  const rows = await db
    .select()
    .from(ads)
    .where(and(eq(ads.slot, slot), begun, notOver))
    .orderBy(asc(ads.position), asc(ads.id));
  return { adList: rows.map(({ id, title, picUrl, openUrl }) => ({ recordId: String(id), title, picUrl, openUrl })) };
}
