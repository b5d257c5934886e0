import { blogAddress, respeltAddress } from "../article/addresses.ts";
import { routes } from "../routes.ts";

const paths: readonly string[] = Object.values(routes);

/** A permanent redirect within this site. */
type Move = { status: 301 | 308; location: string };

function movedTo({ pathname, search }: URL): string | undefined {
  if (pathname === "/") return routes.home + search;
  // A path with two leading slashes is another site's URL.
  const plain = pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  if (plain !== pathname) return plain + search;
  // Next's rewrites ignore case, other pages do not.
  const respelt = paths.includes(pathname) ? undefined : paths.find((path) => path.toLowerCase() === pathname.toLowerCase());
  if (respelt) return respelt + search;
  if (pathname === `${routes.blog}/cari`) return routes.blog + search;
  return pathname === `${routes.legal}/privasi` ? `${routes.legal}?name=Kebijakan` : blogAddress(pathname);
}

/** The permanent redirect of a URL, if any. */
export function movedAddress(url: URL): Move | undefined {
  const respelt = respeltAddress(url);
  if (respelt) return { status: 301, location: respelt };
  const location = movedTo(url);
  return location === undefined ? undefined : { status: 308, location };
}
