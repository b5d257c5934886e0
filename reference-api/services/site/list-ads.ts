import { asc, eq } from "drizzle-orm";
import type { AdDetail } from "../../../lib/contract/ads.ts";
import { ads } from "../../db/schema/site.ts";
import type { Deps } from "../../deps.ts";

/** The advertisements of one slot and device, such as `HomeFloat-PC`, in their order. */
export async function listAds({ db }: Deps, slot: string): Promise<AdDetail> {
  const rows = await db.select().from(ads).where(eq(ads.slot, slot)).orderBy(asc(ads.position), asc(ads.id));
  return { adList: rows.map(({ id, title, picUrl, openUrl }) => ({ recordId: String(id), title, picUrl, openUrl })) };
}
