import { PREVIEW_PATH } from "../contract/website.ts";
import { PLAIN_PAGES, routes } from "../routes.ts";

/** Below these are pages or files of one request each. */
const filesBelow: readonly string[] = [routes.tools, routes.receiptCheck, routes.shareKit];
/** Pages that answer their whole query. */
const answering: readonly string[] = [routes.channelCheck, routes.receiptCheck, routes.shareKit];

/**
 * Whether a URL is a page of `app/(dynamic)`: blog search, the simulator with an amount, the tools, the checks, drafts,
 * and the forms without scripts.
 */
export function isMadePerRequest({ pathname, searchParams }: URL): boolean {
  if (answering.includes(pathname) || filesBelow.some((path) => pathname.startsWith(`${path}/`))) return true;
  if (pathname.startsWith(PREVIEW_PATH) || pathname.startsWith(PLAIN_PAGES)) return true;
  if (pathname === routes.blog) return Boolean(searchParams.get("q")?.trim());
  return pathname === routes.loans ? searchParams.has("produk") && searchParams.has("jumlah") : pathname.startsWith(`${routes.loans}/simulasi/`);
}
