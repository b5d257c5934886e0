import type { Metadata } from "next";
import { site } from "@/lib/content/site";

type Page = {
  title: string;
  description: string;
  /** Canonical path, with its query if that selects the page. */
  path: string;
  /** Name of the share card in public/og, default `simpul`; or the path of a picture. */
  picture?: string;
};

/** Title, description, canonical URL and share card of a page. */
export function pageMetadata({ title, description, path, picture = "simpul" }: Page): Metadata {
  const images = [{ url: picture.startsWith("/") ? picture : `/og/${picture}.jpg`, width: 1200, height: 630, alt: title }];
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, siteName: site.name, locale: "id_ID", type: "website", images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}
