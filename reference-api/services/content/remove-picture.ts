import { eq, or, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { articles } from "../../db/schema/articles.ts";
import { contentPictures } from "../../db/schema/content.ts";
import { ads } from "../../db/schema/site.ts";
import { DeskError } from "../../errors.ts";
import { readArticleFolder } from "../articles/import-articles.ts";
import { audit, type Desk, need } from "../audit.ts";
import { addressesOf } from "./checks.ts";
import { lockContent } from "./decisions.ts";
import { pictureHref } from "./pictures.ts";
import { readSiteContent } from "./site-content.ts";

/** The names of the articles and advertisements that show a picture, in the files or still on the site. */
async function usesOf(
  tx: Pick<Database, "select">,
  { articlesDir, contentDir }: Pick<Desk, "articlesDir" | "contentDir">,
  address: string,
): Promise<string[]> {
  const { files } = await readArticleFolder(articlesDir);
  const { advertisements } = await readSiteContent(contentDir);
  const shownArticles = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(or(eq(articles.coverUrl, address), sql`position(${address} in ${articles.content}) > 0`));
  const shownAds = await tx.select({ name: ads.name, title: ads.title }).from(ads).where(eq(ads.picUrl, address));
  const names = [
    ...files.filter((file) => file.cover === address || addressesOf(file).pictures.some(({ src }) => src === address)).map(({ id }) => id),
    ...advertisements.filter(({ pictures }) => Object.values(pictures).includes(address)).map(({ id }) => id),
    ...shownArticles.map(({ id }) => id),
    ...shownAds.map(({ name, title }) => name ?? title),
  ];
  return [...new Set(names)];
}

/** Removes an uploaded picture. Throws DeskError for an unknown one, and for one that is used. */
export async function removePicture(desk: Desk, id: string): Promise<void> {
  need(desk, "content");
  const { db, now, actor, requestId, storage } = desk;
  await db.transaction(async (tx) => {
    // Nothing is published with it meanwhile.
    await lockContent(tx);
    const by = await usesOf(tx, desk, pictureHref(id));
    if (by.length > 0) throw new DeskError(`The picture is used by ${by.join(", ")}.`, { code: "pictureUsed", by });
    const gone = await tx.delete(contentPictures).where(eq(contentPictures.id, id)).returning({ id: contentPictures.id });
    if (gone.length === 0) throw new DeskError("There is no such picture.");
    await audit(tx, now(), { actor, action: "picture-removed", subject: id, requestId });
  });
  // The orphan sweep removes what the storage fails to remove.
  await storage.remove(id).catch(() => undefined);
}
