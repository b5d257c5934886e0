import type { Deps } from "../deps.ts";
import { type Api, route } from "../http/route.ts";
import { countAdClick } from "../services/site/count-ad-click.ts";
import { listAds } from "../services/site/list-ads.ts";

/** Advertisements and the count of their clicks. */
export function adRoutes(api: Api, deps: Deps): void {
  route(api, deps, "adDetail", async ({ params }) => ({ data: await listAds(deps, params.code) }));
  route(api, deps, "adClick", async ({ params }) => {
    await countAdClick(deps, params.recordId);
    return {};
  });
}
