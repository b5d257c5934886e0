import { blogAddress, respeltAddress } from "../article/addresses.ts";
import { plainPages, routes } from "../routes.ts";

const paths: readonly string[] = [...Object.values(routes), ...Object.values(plainPages)];

/** What a sentence leaves at the end of an address that a program has made a link: a full stop, a bracket, a quote. */
const LEFTOVERS = new Set([
  ...".,;:!?)]>'\"*_",
  ...["%22", "%27", "%29", "%2A", "%2C", "%3A", "%3B", "%3E", "%5D"],
  ...["%C2%BB", "%E2%80%99", "%E2%80%9D", "%E2%80%A6"],
]);
const LENGTHS = [9, 6, 3, 1] as const;
/** Parameters that programs write, so that a leftover is none of theirs; words that people search for stay. */
const WRITTEN = new Set(["id", "value", "page", "name", "produk", "jumlah", "tenor", "data"]);

function withoutLeftovers(text: string): string {
  let end = text.length;
  for (;;) {
    const length = LENGTHS.find((chars) => LEFTOVERS.has(text.slice(end - chars, end).toUpperCase()));
    if (!length) return text.slice(0, end);
    end -= length;
  }
}

/** The name of the last parameter of a query. */
const lastName = (search: string) => search.slice(Math.max(search.lastIndexOf("&"), 0) + 1).split("=")[0] ?? "";

/** An address as it was meant, without what programs for mail and chat add to it; undefined if it has nothing of that. */
function cleanAddress(pathname: string, search: string): string | undefined {
  // HTML writes "&" as "&amp;"; an address that was copied from its source still has it.
  const plain = search.replace(/([?&])(?:amp;)+/g, "$1");
  const query = WRITTEN.has(lastName(plain)) ? withoutLeftovers(plain) : plain;
  const shorter = withoutLeftovers(pathname);
  const path = shorter !== pathname && paths.includes(shorter) ? shorter : pathname;
  return path + query === pathname + search ? undefined : path + query;
}

/** A redirect within this site; all but 303 are permanent. */
type Move = { status: 301 | 303 | 308; location: string };

/** Where password managers send somebody who wants another password (W3C, A Well-Known URL for Changing Passwords). */
const CHANGE_PASSWORD = "/.well-known/change-password";

function movedTo({ pathname, search }: URL): string | undefined {
  if (pathname === "/") return routes.home + search;
  const clean = cleanAddress(pathname, search);
  if (clean !== undefined) return clean;
  // A path with two leading slashes is another site's URL.
  const plain = pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  if (plain !== pathname) return plain + search;
  // Next's rewrites ignore case, other pages do not.
  const respelt = paths.includes(pathname) ? undefined : paths.find((path) => path.toLowerCase() === pathname.toLowerCase());
  if (respelt) return respelt + search;
  if (pathname === `${routes.blog}/cari`) return routes.blog + search;
  return pathname === `${routes.legal}/privasi` ? `${routes.legal}?name=Kebijakan` : blogAddress(pathname);
}

/** The redirect of a URL, if any. */
export function movedAddress(url: URL): Move | undefined {
  if (url.pathname === CHANGE_PASSWORD) return { status: 303, location: routes.forgotPassword };
  const respelt = withoutLeftovers(url.search) === url.search ? respeltAddress(url) : undefined;
  if (respelt) return { status: 301, location: respelt };
  const location = movedTo(url);
  return location === undefined ? undefined : { status: 308, location };
}
