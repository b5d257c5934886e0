import type { Metadata } from "next";
import { feedCopy } from "@/lib/content/blog";
import { site } from "@/lib/content/site";
import { jakartaDay } from "@/lib/format/date";
import { livingText } from "@/lib/loans/living-figures";
import { jsonFeedPath, rssPath } from "@/lib/routes";

/** The feeds, which every page links. Next replaces the alternates of a layout as a whole. */
export const feedTypes = {
  "application/rss+xml": [{ url: rssPath, title: feedCopy.title(site.name) }],
  "application/feed+json": [{ url: jsonFeedPath, title: feedCopy.title(site.name) }],
};

type Page = {
  title: string;
  description: string;
  /** Canonical path, with its query if that selects the page. */
  path: string;
  /** Name of the share card in public/og, default `simpul`; or the path of a picture. */
  picture?: string;
};

/** Title, description, canonical URL and share card of a page. Both texts may have living figures. */
export function pageMetadata({ path, picture = "simpul", ...texts }: Page): Metadata {
  const title = livingText(texts.title, jakartaDay());
  const description = livingText(texts.description, jakartaDay());
  const images = [{ url: picture.startsWith("/") ? picture : `/og/${picture}.jpg`, width: 1200, height: 630, alt: title }];
  return {
    title,
    description,
    alternates: { canonical: path, types: feedTypes },
    openGraph: { title, description, url: path, siteName: site.name, locale: "id_ID", type: "website", images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}
