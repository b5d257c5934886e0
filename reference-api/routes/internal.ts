import { SUCCESS } from "../../lib/contract/envelope.ts";
import type { Deps } from "../deps.ts";
import { ApiError, errors } from "../errors.ts";
import { isBearer } from "../http/bearer.ts";
import type { Api } from "../http/route.ts";
import { type ArticleFile, importArticles, isUnchanged, readArticleFiles } from "../services/articles/import-articles.ts";
import { revalidateBlog } from "../services/articles/revalidate-blog.ts";

async function readFiles(folder: string): Promise<ArticleFile[]> {
  try {
    return await readArticleFiles(folder);
  } catch (cause) {
    throw new ApiError(422, "E422", (cause as Error).message);
  }
}

/**
 * Imports the articles for `npm run articles` while this process uses the embedded database. Outside of the contract,
 * so the gateway never forwards it; without the token it responds 404.
 */
export function internalRoutes(api: Api, deps: Deps): void {
  api.post("/internal/articles", async (context) => {
    context.set("route", "/internal/articles");
    if (!isBearer(context.req.header("authorization"), deps.revalidation.token)) throw errors.notFound();
    const report = await importArticles(deps.db, await readFiles(deps.articlesDir));
    const pages = isUnchanged(report) ? undefined : await revalidateBlog(deps.revalidation);
    context.set("code", SUCCESS);
    return context.json({ code: SUCCESS, message: "Sukses", data: { report, pages } });
  });
}
