import { routes } from "../routes.ts";

/** Pages that answer their whole query. */
const answering: readonly string[] = [routes.channelCheck, routes.receiptCheck];

/**
 * Whether a URL is a page of `app/(dynamic)`: blog search, the simulator with an amount, the tools and the checks.
 */
export function isMadePerRequest({ pathname, searchParams }: URL): boolean {
  if (pathname.startsWith(`${routes.tools}/`) || pathname.startsWith(`${routes.receiptCheck}/`) || answering.includes(pathname)) return true;
  if (pathname === routes.blog) return Boolean(searchParams.get("q")?.trim());
  return pathname === routes.loans ? searchParams.has("produk") && searchParams.has("jumlah") : pathname.startsWith(`${routes.loans}/simulasi/`);
}
