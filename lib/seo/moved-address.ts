import { blogAddress, respeltAddress } from "../article/addresses.ts";
import { jsonFeedPath, plainPages, routes, rssPath, ruleFiles, statisticsFile } from "../routes.ts";

const files = [rssPath, jsonFeedPath, statisticsFile, ...Object.values(ruleFiles)];
const paths: readonly string[] = [...Object.values(routes), ...Object.values(plainPages), ...files];

/**
 * What a sentence leaves at the end of an address that a program has made a link: a full stop, a bracket, a quote, a space,
 * a sign that nobody sees.
 */
const LEFTOVERS = new Set([
  ...".,;:!?)]>'\"*_`|~&/-",
  ...["%20", "%0A", "%0D", "%09", "%22", "%27", "%29", "%2A", "%2C", "%2F", "%3A", "%3B", "%3C", "%3E", "%5C", "%5D", "%60", "%7C", "%7D"],
  ...["%C2%A0", "%C2%BB", "%E2%80%8B", "%E2%80%93", "%E2%80%94", "%E2%80%98", "%E2%80%99", "%E2%80%9C", "%E2%80%9D", "%E2%80%A6"],
  ...["%E3%80%82", "%EF%BB%BF", "%EF%BC%89", "%EF%BC%8C"],
]);
const LENGTHS = [9, 6, 3, 1] as const;
/** Parameters that programs write: a trailing sign is never part of their value. Search words are not cleaned. */
const WRITTEN = new Set(["id", "value", "page", "name", "produk", "jumlah", "tenor", "data"]);

const BRACES = new Set(["%7D", "%5D"]);

function withoutLeftovers(text: string, kept?: ReadonlySet<string>): string {
  let end = text.length;
  for (;;) {
    const length = LENGTHS.find((chars) => {
      const sign = text.slice(end - chars, end).toUpperCase();
      return LEFTOVERS.has(sign) && !kept?.has(sign);
    });
    if (!length) return text.slice(0, end);
    end -= length;
  }
}

/** The page of a path in any case, where something was added behind it. */
const pageOf = (path: string) => paths.find((page) => page.toLowerCase() === path.toLowerCase());

/** A parameter as it was meant, and what a tool has added behind another "?". */
function cleanParameter(parameter: string): string {
  const [name = "", value = ""] = parameter.split("=", 2);
  if (!WRITTEN.has(name)) return parameter;
  const [own = "", ...added] = parameter.slice(name.length + 1).split("?");
  // JSON ends with a brace of its own.
  const clean = name === "data" ? withoutLeftovers(own, BRACES) : withoutLeftovers(own);
  return value === "" ? parameter : [`${name}=${clean}`, ...added.filter((text) => text.includes("="))].join("&");
}

/** An address as it was meant, without what programs for mail and chat add to it; undefined if it has nothing of that. */
function cleanAddress(pathname: string, search: string): string | undefined {
  // The "?" of an address that was encoded as a whole.
  const [, page, encoded = ""] = /^(\/[^%]*)%3F(.*)$/i.exec(pathname) ?? [];
  const whole = page !== undefined && pageOf(page) && search === "" ? `?${encoded.replace(/%26/g, "&").replace(/%3D/gi, "=")}` : undefined;
  // HTML writes "&" as "&amp;"; an address that was copied from its source still has it.
  const plain = (whole ?? search).replace(/([?&])(?:amp(?:;|%3B))+/gi, "$1");
  const query = plain && `?${plain.slice(1).split("&").map(cleanParameter).join("&")}`;
  const shorter = withoutLeftovers(pathname);
  const clean = ((whole && page) ?? (shorter === pathname ? undefined : pageOf(shorter)) ?? pathname) + query;
  return clean === pathname + search ? undefined : clean;
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
