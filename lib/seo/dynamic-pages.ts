import { blogRewrites } from "../article/addresses.ts";
import { PREVIEW_PATH } from "../contract/website.ts";
import { PLAIN_PAGES, routes } from "../routes.ts";
import { queryRewrites } from "./query-pages.ts";

/** Every page below these is dynamic. */
const filesBelow: readonly string[] = [routes.tools, routes.receiptCheck, routes.shareKit];
/** Pages that answer their whole query. */
const answering: readonly string[] = [routes.channelCheck, routes.billCheck, routes.receiptCheck, routes.shareKit];

type Rewrite = { source: string; has?: readonly { key: string; value: string }[]; destination: string };
const rewrites: readonly Rewrite[] = [...blogRewrites, ...queryRewrites];

/** Whether Next applies a rewrite; of a repeated parameter the last value counts. */
const applies = ({ source, has = [] }: Rewrite, { pathname, searchParams }: URL) =>
  source === pathname && has.every(({ key, value }) => new RegExp(`^${value}$`).test(searchParams.getAll(key).at(-1) ?? ""));

/**
 * Whether a URL is a page of `app/(dynamic)`: blog search, the simulator with an amount, the tools, the checks, drafts,
 * and the forms without scripts.
 */
export function isDynamicPage(url: URL): boolean {
  const { pathname } = url;
  if (answering.includes(pathname) || filesBelow.some((path) => pathname.startsWith(`${path}/`))) return true;
  if (pathname.startsWith(PREVIEW_PATH) || pathname.startsWith(PLAIN_PAGES)) return true;
  const inner = rewrites.find((rewrite) => applies(rewrite, url))?.destination ?? pathname;
  return inner === `${routes.blog}/cari` || inner.startsWith(`${routes.loans}/simulasi/`);
}
