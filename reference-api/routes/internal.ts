import { SUCCESS } from "../../lib/contract/envelope.ts";
import type { Deps } from "../deps.ts";
import { ApiError, errors } from "../errors.ts";
import { isBearer } from "../http/bearer.ts";
import type { Api } from "../http/route.ts";
import { type ArticleFile, importArticles, isUnchanged, readArticleFiles } from "../services/articles/import-articles.ts";
import { revalidateBlog } from "../services/articles/revalidate-blog.ts";

async function filesOf(folder: string): Promise<ArticleFile[]> {
  try {
    return await readArticleFiles(folder);
  } catch (cause) {
    throw new ApiError(422, "E422", (cause as Error).message);
  }
}

/**
 * What `npm run articles` asks of a running API that holds the embedded database. Outside the contract, so that the
 * gateway never passes it on; without the token it does not exist.
 */
export function internalRoutes(api: Api, deps: Deps): void {
  api.post("/internal/articles", async (context) => {
    context.set("route", "/internal/articles");
    if (!isBearer(context.req.header("authorization"), deps.revalidation.token)) throw errors.notFound();
    const report = await importArticles(deps.db, await filesOf(deps.articlesDir));
    const pages = isUnchanged(report) ? undefined : await revalidateBlog(deps.revalidation);
    context.set("code", SUCCESS);
    return context.json({ code: SUCCESS, message: "Sukses", data: { report, pages } });
  });
}
