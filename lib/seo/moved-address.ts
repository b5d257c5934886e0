import { blogAddress, respeltAddress } from "../article/addresses.ts";
import { routes } from "../routes.ts";

/** Where an address has moved for good: a path and query of this site, and the status that says so. */
export type Move = { status: 301 | 308; location: string };

function movedTo({ pathname, search }: URL): string | undefined {
  if (pathname === "/") return routes.home + search;
  // A path that began with two slashes would name another site.
  const plain = pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (plain !== pathname) return plain + search;
  return pathname === `${routes.legal}/privasi` ? `${routes.legal}?name=Kebijakan` : blogAddress(pathname);
}

/** Where this address has moved; undefined where it has not. */
export function movedAddress(url: URL): Move | undefined {
  const respelt = respeltAddress(url);
  if (respelt) return { status: 301, location: respelt };
  const location = movedTo(url);
  return location === undefined ? undefined : { status: 308, location };
}
