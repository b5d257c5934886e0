import type { Deps } from "../deps.ts";
import { type Api, route } from "../http/route.ts";
import { listArticles, topArticles } from "../services/articles/list-articles.ts";
import { readArticle } from "../services/articles/read-article.ts";

/** Articles: the list, the newest ones, a single article. */
export function blogRoutes(api: Api, deps: Deps): void {
  route(api, deps, "blogList", async ({ body }) => ({ data: await listArticles(deps, body) }));
  route(api, deps, "blogTop", async () => ({ data: await topArticles(deps) }));
  route(api, deps, "blogDetail", async ({ query }) => ({ data: await readArticle(deps, query.id) }));
}
