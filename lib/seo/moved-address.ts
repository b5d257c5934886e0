import { blogAddress } from "../article/addresses.ts";
import { routes } from "../routes.ts";

/** The path and query of this site where an address has moved for good; undefined where it has not. */
export function movedAddress(url: URL): string | undefined {
  const { pathname, search } = url;
  if (pathname === "/") return routes.home + search;
  // A path that began with two slashes would name another site.
  const plain = pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (plain !== pathname) return plain + search;
  if (pathname === `${routes.legal}/privasi`) return `${routes.legal}?name=Kebijakan`;
  return blogAddress(url);
}
