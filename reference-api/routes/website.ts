import type { WebsiteIndex } from "../../lib/contract/website.ts";
import type { Deps } from "../deps.ts";
import { type Api, route } from "../http/route.ts";
import { readContent } from "../services/site/read-content.ts";

/** Endpoints for the content of the public pages. */
export function websiteRoutes(api: Api, deps: Deps): void {
  route(api, deps, "websiteIndex", async () => ({ data: (await readContent(deps, "index")) as WebsiteIndex }));
}
