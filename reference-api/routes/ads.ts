import { asc, eq, sql } from "drizzle-orm";
import { ads } from "../db/schema/site.ts";
import type { Deps } from "../deps.ts";
import { type Api, route } from "../http/route.ts";

/** Advertisements and the count of their clicks. */
export function adRoutes(api: Api, deps: Deps): void {
  route(api, deps, "adDetail", async ({ params }) => {
    const rows = await deps.db.select().from(ads).where(eq(ads.slot, params.code)).orderBy(asc(ads.position), asc(ads.id));
    return { data: { adList: rows.map(({ id, title, picUrl, openUrl }) => ({ recordId: String(id), title, picUrl, openUrl })) } };
  });
  route(api, deps, "adClick", async ({ params }) => {
    // As text: a number read from "1e0", "0x1" or "01" would count a click for an ad that nobody named. A click on an ad that is
    // gone is nobody's fault: the visitor is on the way already.
    const id = /^[1-9]\d{0,14}$/.test(params.recordId) ? Number(params.recordId) : undefined;
    if (id !== undefined)
      await deps.db
        .update(ads)
        .set({ clicks: sql`${ads.clicks} + 1` })
        .where(eq(ads.id, id));
    return {};
  });
}
