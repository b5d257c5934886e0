import { articleCopy } from "../content/blog.ts";

/** A path of this site; `//` would name another host. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * The address of a picture or frame as pages can load it: `//` and `http:` become https, and a relative path starts at
 * the root, as an article's public address does. Undefined for any other scheme.
 */
export function loadableAddress(given: string): string | undefined {
  const address = given.trim();
  if (!address || OWN_PATH.test(address)) return address || undefined;
  const url = URL.canParse(address, "https://site.invalid") ? new URL(address, "https://site.invalid") : undefined;
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return undefined;
  if (url.hostname === "site.invalid") return url.pathname + url.search;
  url.protocol = "https:";
  return url.href;
}

/** What other sites embed, by element; all but "embed" end with a tag of their own. */
const PLAYERS = ["audio", "video", "object", "embed"] as const;
type Player = (typeof PLAYERS)[number];

/** Attributes of a tag, as written. Linear, because names, signs and values share no characters. */
function attributesOf(tag: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", double, single, bare] of tag.matchAll(/([a-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi))
    attributes[name.toLowerCase()] ??= double ?? single ?? bare ?? "";
  return attributes;
}

/** The first tag of a name from a place on: where it begins and ends. `lower` is the same text in small letters. */
function tagAt(html: string, lower: string, name: string, from: number): { start: number; end: number; text: string } | undefined {
  for (let start = lower.indexOf(`<${name}`, from); start >= 0; start = lower.indexOf(`<${name}`, start + 1)) {
    if (!/[\s/>]/.test(html[start + name.length + 1] ?? "")) continue;
    const end = html.indexOf(">", start);
    return end < 0 ? undefined : { start, end: end + 1, text: html.slice(start, end + 1) };
  }
  return undefined;
}

const quoted = (text: string) => text.replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The link in place of a player; nothing if it has no address. */
function linkTo(player: Player, tag: string, inside: string): string {
  const own = attributesOf(tag);
  const small = inside.toLowerCase();
  const address = own.src ?? own.data ?? attributesOf(tagAt(inside, small, "source", 0)?.text ?? tagAt(inside, small, "embed", 0)?.text ?? "").src;
  const href = loadableAddress(address ?? "");
  if (!href) return "";
  const title = own.title?.trim() || own["aria-label"]?.trim();
  return `<a href="${quoted(href)}">${quoted(title || articleCopy.player[player])}</a>`;
}

/**
 * Replaces recordings, films and embedded documents by links, without the sentence for browsers that cannot show them.
 * For HTML that is cleaned afterwards.
 */
export function playersAsLinks(html: string): string {
  let result = html;
  for (const player of PLAYERS) {
    const parts: string[] = [];
    const lower = result.toLowerCase();
    let from = 0;
    for (let tag = tagAt(result, lower, player, 0); tag; tag = tagAt(result, lower, player, from)) {
      const isAlone = player === "embed" || tag.text.endsWith("/>");
      const close = isAlone ? tag.end : lower.indexOf(`</${player}`, tag.end);
      if (close < 0) break;
      const end = isAlone ? tag.end : result.indexOf(">", close) + 1;
      if (end === 0) break;
      parts.push(result.slice(from, tag.start), linkTo(player, tag.text, result.slice(tag.end, close)));
      from = end;
    }
    result = parts.join("") + result.slice(from);
  }
  return result;
}

const VIEWERS = /^(?:docs\.google\.com\/(?:gview|viewer)|view\.officeapps\.live\.com\/op\/)/;

/** What a frame shows: its page outside of a frame, and words for a frame without a title; undefined without https. */
export function frameLink(src: string): { href: string; text: string } | undefined {
  const address = src.trim().replace(/^\/\//, "https://");
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password) return undefined;
  const isMap = /^(?:www|maps)\.google\.[a-z.]{2,7}$/.test(url.hostname) && url.pathname.startsWith("/maps");
  // A map of Google refuses to be shown outside of a frame.
  const [, longitude, latitude] = /!2d(-?\d{1,3}(?:\.\d{1,16})?)!3d(-?\d{1,2}(?:\.\d{1,16})?)/.exec(url.searchParams.get("pb") ?? "") ?? [];
  if (isMap && latitude && longitude)
    return { href: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`, text: articleCopy.player.map };
  if (isMap) url.searchParams.delete("output");
  // A viewer for the documents of others.
  const shown = VIEWERS.test(url.hostname + url.pathname) ? (url.searchParams.get("url") ?? url.searchParams.get("src") ?? "") : "";
  if (/^https?:\/\//.test(shown)) return { href: shown, text: articleCopy.player.object };
  const sound = url.hostname === "w.soundcloud.com" ? (url.searchParams.get("url") ?? "") : "";
  if (/^https:\/\//.test(sound)) return { href: sound, text: articleCopy.player.audio };
  return { href: url.href, text: isMap ? articleCopy.player.map : articleCopy.player.other(url.hostname) };
}
