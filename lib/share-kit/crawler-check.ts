import "server-only";
import { webEnv } from "@/lib/env";
import { routes } from "@/lib/routes";

/** What a preview crawler finds at an address. Texts are empty where the page has none. */
export type CrawlerFindings = {
  status: number;
  title: string;
  description: string;
  canonical: string;
  /** Whether robots.txt keeps crawlers from page or picture. */
  blocked: boolean;
  picture: { status: number; type: string; bytes: number; width: number; height: number } | undefined;
};

const TIMEOUT_MS = 5_000;
/** Offsets of the width and the height in a PNG, bytes. */
const PNG_WIDTH_AT = 16;
const PNG_HEIGHT_AT = 20;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? "");

const contentOf = (html: string, pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? "");
const meta = (html: string, property: string) => contentOf(html, new RegExp(`<meta property="${property}" content="([^"]*)"`));

/** Requests this web server itself, as a crawler that runs no scripts. */
const get = (path: string) =>
  fetch(`http://127.0.0.1:${webEnv().PORT}${path}`, {
    headers: { "user-agent": "facebookexternalhit/1.1", accept: "text/html,image/*;q=0.8" },
    redirect: "manual",
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

async function pictureAt(address: string): Promise<CrawlerFindings["picture"]> {
  if (!URL.canParse(address, webEnv().SITE_URL)) return undefined;
  const { pathname } = new URL(address, webEnv().SITE_URL);
  const response = await get(pathname);
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type") ?? "";
  const isPng = type === "image/png" && bytes.length > PNG_HEIGHT_AT + 4;
  return {
    status: response.status,
    type,
    bytes: bytes.length,
    width: isPng ? bytes.readUInt32BE(PNG_WIDTH_AT) : 0,
    height: isPng ? bytes.readUInt32BE(PNG_HEIGHT_AT) : 0,
  };
}

/**
 * Fetches an article as a preview crawler would and reports what it finds; undefined if this server cannot be reached.
 * `path`: of an article of this site.
 */
export async function crawl(path: string): Promise<CrawlerFindings | undefined> {
  if (!path.startsWith(`${routes.article}?`)) throw new Error("crawl is for articles of this site");
  try {
    const [page, robots] = await Promise.all([get(path), get("/robots.txt")]);
    const [html, rules] = await Promise.all([page.text(), robots.text()]);
    const image = meta(html, "og:image");
    const closed = [...rules.matchAll(/^Disallow: (\S+)/gim)].map(([, prefix = ""]) => prefix);
    const paths = [path, ...(image ? [new URL(image, webEnv().SITE_URL).pathname] : [])];
    return {
      status: page.status,
      title: meta(html, "og:title"),
      description: meta(html, "og:description"),
      canonical: contentOf(html, /<link rel="canonical" href="([^"]*)"/),
      blocked: closed.some((prefix) => paths.some((each) => each.startsWith(prefix))),
      picture: image ? await pictureAt(image) : undefined,
    };
  } catch {
    return undefined;
  }
}
