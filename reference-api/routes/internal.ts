import { SUCCESS } from "../../lib/contract/envelope.ts";
import { ApiError, errors } from "../errors.ts";
import type { Api } from "../http/route.ts";
import { isBearer } from "../keys/secrets.ts";
import { type ContentFiles, changedTags, importContent, readContentFiles } from "../services/content/import-content.ts";
import { revalidatePages } from "../services/content/revalidate-pages.ts";
import type { Deps } from "../services/deps.ts";

async function readFiles(deps: Deps): Promise<ContentFiles> {
  try {
    return await readContentFiles(deps);
  } catch (cause) {
    throw new ApiError(422, "E422", (cause as Error).message);
  }
}

/**
 * Imports the content for `npm run content` while this process uses the embedded database. Outside of the contract, so
 * the gateway never forwards it; without the token it responds 404.
 */
export function internalRoutes(api: Api, deps: Deps): void {
  api.post("/internal/content", async (context) => {
    context.set("route", "/internal/content");
    if (!isBearer(context.req.header("authorization"), deps.revalidation.token)) throw errors.notFound();
    const replace = context.req.query("replace") === "1";
    const report = await importContent(deps.db, await readFiles(deps), { now: deps.now(), replace });
    const tags = changedTags(report);
    const pages = tags.length > 0 ? await revalidatePages(deps.revalidation, tags) : undefined;
    context.set("code", SUCCESS);
    return context.json({ code: SUCCESS, message: "Sukses", data: { report, pages } });
  });
}
