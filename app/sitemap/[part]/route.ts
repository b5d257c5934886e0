import { revalidateSoon } from "@/lib/api/server-fetch";
import { jobs } from "@/lib/content/careers";
import { homeEvents } from "@/lib/content/home";
import { privacyVersions } from "@/lib/content/legal/privacy";
import { termsVersions } from "@/lib/content/legal/terms";
import { blogCategories } from "@/lib/contract/website";
import { webEnv } from "@/lib/env";
import { blogHref, eventHref, indexableRoutes, openingHref, privacyHref, routes, sitemapPartPath } from "@/lib/routes";
import { type SitemapEntry, sitemapIndex, urlSet } from "@/lib/seo/sitemap";
import { countSitemapParts, readSitemapPart } from "@/lib/seo/sitemap-parts";

/** Cached like a page: revalidated hourly, or soon when there is no article yet; stale while the upstream is down. */
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = async () => {
  const parts = await countSitemapParts().catch(() => undefined);
  if (parts === undefined) return [];
  const names = ["halaman.xml", "indeks.xml", ...Array.from({ length: parts }, (_, number) => `artikel-${number + 1}.xml`)];
  return names.map((part) => ({ part }));
};

const pages: SitemapEntry[] = [
  ...indexableRoutes.map((name) => ({ path: routes[name], lastModified: name === "legal" ? termsVersions[0]?.date : undefined })),
  ...jobs.map(({ id }) => ({ path: openingHref(id) })),
  ...homeEvents.map(({ id }) => ({ path: eventHref(id) })),
  ...blogCategories.map((category) => ({ path: blogHref({ category }) })),
  { path: privacyHref, lastModified: privacyVersions[0]?.date },
];

async function index(origin: string): Promise<string> {
  const count = await countSitemapParts();
  if (count === 0) await revalidateSoon();
  const parts = Array.from({ length: count }, (_, number) => ({ path: sitemapPartPath(number + 1) }));
  return sitemapIndex(origin, [{ path: sitemapPartPath() }, ...parts]);
}

/** The sitemaps of the site; `/sitemap.xml` is rewritten to the index. */
export async function GET(_: Request, { params }: RouteContext<"/sitemap/[part]">) {
  const { part } = await params;
  const origin = webEnv().SITE_URL;
  const number = Number(/^artikel-([1-9]\d{0,3})\.xml$/.exec(part)?.[1] ?? 0);
  const articles = number > 0 ? await readSitemapPart(number) : [];
  if (articles.length > 0) return answer(urlSet(origin, articles));
  if (part === "halaman.xml") return answer(urlSet(origin, pages));
  if (part === "indeks.xml") return answer(await index(origin));
  if (number === 1) await revalidateSoon();
  return new Response(null, { status: 404 });
}

const answer = (xml: string) => new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
