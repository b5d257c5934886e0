import type { Deps } from "../deps.ts";
import { type Api, route } from "../http/route.ts";
import { listArticles, topArticles } from "../services/articles/list-articles.ts";
import { previewArticle } from "../services/articles/preview-article.ts";
import { readArticle } from "../services/articles/read-article.ts";

/** Articles: the list, the newest ones, a single article, a draft. */
export function blogRoutes(api: Api, deps: Deps): void {
  route(api, deps, "blogList", async ({ body }) => ({ data: await listArticles(deps, body) }));
  route(api, deps, "blogTop", async () => ({ data: await topArticles(deps) }));
  route(api, deps, "blogDetail", async ({ query }) => ({ data: await readArticle(deps, query.id) }));
  route(api, deps, "blogPreview", async ({ query }) => ({ data: await previewArticle(deps, query) }));
}
