import type { WebsiteIndex } from "../../lib/contract/website.ts";
import { type Api, route } from "../http/route.ts";
import { previewArticle } from "../services/articles/article-files.ts";
import { listArticles, readArticle, topArticles } from "../services/articles/read-articles.ts";
import { readPicture } from "../services/content/pictures.ts";
import type { Deps } from "../services/deps.ts";
import { countAdClick, listAds, readContent } from "../services/site.ts";

/** Advertisements and the count of their clicks. */
export function adRoutes(api: Api, deps: Deps): void {
  route(api, deps, "adDetail", async ({ params }) => ({ data: await listAds(deps, params.code) }));
  route(api, deps, "adClick", async ({ params }) => {
    await countAdClick(deps, params.recordId);
    return {};
  });
}

/** Articles: the list, the newest ones, a single article, a draft, a picture. */
export function blogRoutes(api: Api, deps: Deps): void {
  route(api, deps, "blogList", async ({ body }) => ({ data: await listArticles(deps, body) }));
  route(api, deps, "blogTop", async () => ({ data: await topArticles(deps) }));
  route(api, deps, "blogDetail", async ({ query }) => ({ data: await readArticle(deps, query.id) }));
  route(api, deps, "blogPreview", async ({ query }) => ({ data: await previewArticle(deps, query) }));
  route(api, deps, "picture", async ({ params }) => readPicture(deps, params.pictureId));
}

/** Endpoints for the content of the public pages. */
export function websiteRoutes(api: Api, deps: Deps): void {
  route(api, deps, "websiteIndex", async () => ({ data: (await readContent(deps, "index")) as WebsiteIndex }));
}
