import "server-only";
import sanitizeHtml from "sanitize-html";
import { videoOf } from "@/lib/article/video-places";
import { articleCopy } from "@/lib/content/blog";

/** A path of this site; `//` would name another host. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * The address of a picture or frame as pages can load it: `//` and `http:` become https, and a relative path starts at
 * the root, as an article's public address does. Undefined for any other scheme.
 */
function loadableAddress(given: string): string | undefined {
  const address = given.trim();
  if (!address || OWN_PATH.test(address)) return address || undefined;
  const url = URL.canParse(address, "https://site.invalid") ? new URL(address, "https://site.invalid") : undefined;
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return undefined;
  if (url.hostname === "site.invalid") return url.pathname + url.search;
  url.protocol = "https:";
  return url.href;
}

/** Separates the ids of an article from those of the page around it. */
const ID_PREFIX = "isi-";
const TAG = /<[a-z][^>]*>/g;
const ID = / id="([^"]*)"/;
const USABLE_ID = /^[\p{L}\p{N}_:.-]{1,80}$/u;
const LINK = / href="#([^"]*)"/;

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Pairs links within an article, such as footnotes, with their targets: both get a prefix. Removes ids that no link
 * names, and links without a target. Only for output of `sanitizeHtml`, in which `<` and `>` only delimit tags.
 */
function pairLocalTargets(html: string): string {
  const tags = html.match(TAG) ?? [];
  const linked = new Set(tags.map((tag) => decoded(LINK.exec(tag)?.[1] ?? "")));
  const targets = new Set(tags.map((tag) => ID.exec(tag)?.[1] ?? "").filter((id) => USABLE_ID.test(id) && linked.has(id)));
  const unplaced = new Set(targets);
  return html.replace(TAG, (tag) =>
    tag
      // The first element of a repeated id is its target.
      .replace(ID, (_, id: string) => (unplaced.delete(id) ? ` id="${ID_PREFIX}${id}"` : ""))
      .replace(LINK, (_, fragment: string) => (targets.has(decoded(fragment)) ? ` href="#${ID_PREFIX}${decoded(fragment)}"` : "")),
  );
}

const heading = (tag: string) => sanitizeHtml.simpleTransform(tag, {});
const ownSite = /^(?:\/(?![/\\])|#|\?)/;

/** Attributes of lazy-loading scripts with the address of a picture; `src` then is a placeholder. */
const LATE_SOURCES = ["data-src", "data-original", "data-lazy-src", "src"] as const;

function sourceOf(attribs: sanitizeHtml.Attributes): string | undefined {
  const candidates = LATE_SOURCES.map((name) => attribs[name] ?? "");
  const [smallest = ""] = (attribs.srcset ?? attribs["data-srcset"] ?? "").trim().split(/[\s,]+/);
  for (const candidate of [...candidates, smallest]) {
    const address = loadableAddress(candidate);
    if (address) return address;
  }
  return undefined;
}

const DIRECTION = /^(?:ltr|rtl|auto)$/i;
/** Attributes of every element. An id counts only as the target of a link (`pairLocalTargets`). */
const common = ({ id, dir }: sanitizeHtml.Attributes): sanitizeHtml.Attributes => ({
  ...(id ? { id } : {}),
  ...(dir && DIRECTION.test(dir) ? { dir } : {}),
});

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "div", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "figure", "figcaption", "hr", "br", "pre"],
    ...["strong", "b", "em", "i", "u", "s", "small", "mark", "sub", "sup", "abbr", "code", "a", "img"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  allowedAttributes: {
    "*": ["id", "dir"],
    a: ["href", "title", "rel", "data-video"],
    abbr: ["title"],
    img: ["src", "alt", "width", "height", "loading", "decoding"],
    ol: ["start", "reversed"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedClasses: { p: ["intro"], div: ["note"], th: ["num"], td: ["num"], tr: ["sum"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "title",
    "svg",
    "math",
    "template",
    "iframe",
    "object",
    "embed",
    "select",
    "button",
  ],
  transformTags: {
    h1: heading("h2"),
    h5: heading("h4"),
    h6: heading("h4"),
    a: (tagName, { href: given, title, name, ...rest }) => {
      const href = given?.trim().replace(/^\/\//, "https://");
      const attribs: sanitizeHtml.Attributes = common({ id: name ?? "", ...rest });
      if (href) attribs.href = href;
      if (title) attribs.title = title;
      if (href && !ownSite.test(href)) attribs.rel = "noopener noreferrer";
      return { tagName, attribs };
    },
    // Frames never pass. A video of an allowed site becomes a link, which `withVideos` turns into a cover.
    iframe: (tagName, { title, ...rest }) => {
      const video = videoOf(sourceOf(rest) ?? "");
      if (!video) return { tagName, attribs: {} };
      const attribs = { href: video.watch, rel: "noopener noreferrer", "data-video": video.embed };
      return { tagName: "a", attribs, text: title?.trim() || articleCopy.video };
    },
    img: (tagName, { alt = "", width, height, ...rest }) => {
      const src = sourceOf(rest);
      // A picture that cannot be loaded becomes its alternative text.
      if (!src) return alt.trim() ? { tagName: "em", attribs: common(rest), text: alt } : { tagName, attribs: { alt: "" } };
      return { tagName, attribs: { ...common(rest), src, alt, ...(width && height ? { width, height } : {}), loading: "lazy", decoding: "async" } };
    },
    "*": (tagName, attribs) => {
      const { dir, ...others } = attribs;
      return { tagName, attribs: dir && DIRECTION.test(dir) ? attribs : others };
    },
  },
  exclusiveFilter: (frame) => frame.tag === "img" && frame.attribs.alt !== undefined && frame.attribs.src === undefined,
};

/**
 * Reduces an article's HTML to an allow-list of elements, attributes, classes and schemes, because the upstream may be
 * another company's system. A frame with a video of an allowed site becomes a link.
 */
export function cleanHtml(html: string): string {
  return pairLocalTargets(sanitizeHtml(html, allowed));
}
