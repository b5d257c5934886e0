import { articleAuthor, blogCopy, feedCopy } from "@/lib/content/blog";
import { legalPage } from "@/lib/content/legal/page";
import { privacyVersions } from "@/lib/content/legal/privacy";
import { termsVersions } from "@/lib/content/legal/terms";
import { site } from "@/lib/content/site";
import type { ArticleSummary } from "@/lib/contract/website";
import { escapeXml } from "@/lib/format/escape-xml";
import { articleHref, jsonFeedPath, privacyHref, routes, rssPath, sharePictureSrc, termsHref } from "@/lib/routes";

/** A feed entry; `id` identifies this version of a page that may change again. */
type Entry = Pick<ArticleSummary, "title" | "description" | "category" | "postTime" | "updateTime"> & { path: string; id?: string; picture?: string };

/** Changes of the newest versions of legal texts. */
const notices: Entry[] = [[legalPage.terms, termsVersions, termsHref] as const, [legalPage.privacy, privacyVersions, privacyHref] as const].flatMap(
  ([document, versions, path]) =>
    versions.slice(0, 1).map(({ date, changes }) => ({
      title: feedCopy.changed(document),
      description: changes.map(({ text }) => text).join(" "),
      category: legalPage.heading,
      postTime: `${date}T00:00:00+07:00`,
      path,
      id: `${path}#${date}`,
    })),
);

/** Articles, which have a picture, are by the editors; notices are by the company. */
const authorOf = (picture: string | undefined) => (picture ? articleAuthor : site.company);

/** Entries without a date come last. */
const momentOf = ({ postTime }: Entry) => Date.parse(postTime) || 0;

/** Articles and notices, newest first. */
const entriesOf = (articles: readonly ArticleSummary[]): Entry[] =>
  [
    ...articles.map((article) => ({ ...article, path: articleHref(article.id), id: articleHref(article.id), picture: sharePictureSrc(article.id) })),
    ...notices,
  ].sort((a, b) => momentOf(b) - momentOf(a));

function item(origin: string, { title, description, category, postTime, path, id = path, picture }: Entry): string {
  return [
    "<item>",
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(origin + path)}</link>`,
    `<guid isPermaLink="true">${escapeXml(origin + id)}</guid>`,
    `<description>${escapeXml(description)}</description>`,
    category && `<category>${escapeXml(category)}</category>`,
    `<dc:creator>${escapeXml(authorOf(picture))}</dc:creator>`,
    picture && `<media:content url="${escapeXml(origin + picture)}" medium="image"/>`,
    postTime && `<pubDate>${new Date(postTime).toUTCString()}</pubDate>`,
    "</item>",
  ].join("");
}

/** RSS 2.0 of articles and changed legal texts, newest first. `origin` is the site's own. */
export function rssFeed(origin: string, articles: readonly ArticleSummary[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    `<title>${escapeXml(feedCopy.title(site.name))}</title>`,
    `<link>${escapeXml(origin + routes.blog)}</link>`,
    `<atom:link href="${escapeXml(origin + rssPath)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeXml(blogCopy.description)}</description><language>id</language>`,
    ...entriesOf(articles).map((entry) => item(origin, entry)),
    "</channel></rss>",
  ].join("");
}

/** The same as a JSON Feed 1.1 document. */
export function jsonFeed(origin: string, articles: readonly ArticleSummary[]): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feedCopy.title(site.name),
    home_page_url: origin + routes.blog,
    feed_url: origin + jsonFeedPath,
    description: blogCopy.description,
    language: "id",
    authors: [{ name: site.company, url: origin + routes.home }],
    items: entriesOf(articles).map(({ title, description, category, postTime, updateTime, path, id = path, picture }) => ({
      id: origin + id,
      url: origin + path,
      title,
      content_text: description,
      authors: [{ name: authorOf(picture), url: origin + routes.about }],
      ...(picture ? { image: origin + picture } : {}),
      ...(postTime ? { date_published: postTime } : {}),
      ...(updateTime ? { date_modified: updateTime } : {}),
      tags: category ? [category] : [],
    })),
  });
}
