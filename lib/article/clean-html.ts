import "server-only";
import sanitizeHtml from "sanitize-html";
import { frameLink, loadableAddress, playersAsLinks } from "@/lib/article/embedded-players";
import { videoOf } from "@/lib/article/video-places";
import { articleCopy } from "@/lib/content/blog";

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

/** Inline styles of editors that change the meaning of a text, and the element for each. */
const STRUCK = /text-decoration(?:-line)?\s*:[^;]*\bline-through\b/i;
const spanLooks: [look: RegExp, tag: string][] = [
  [STRUCK, "s"],
  [/text-decoration(?:-line)?\s*:[^;]*\bunderline\b/i, "u"],
  [/font-weight\s*:\s*(?:bold|[6-9]00)/i, "strong"],
  [/font-style\s*:\s*italic/i, "em"],
  [/vertical-align\s*:\s*super/i, "sup"],
  [/vertical-align\s*:\s*sub/i, "sub"],
];

/** Classes of editors and style frameworks that strike text through. */
const STRUCK_CLASS = /(?:^|\s)(?:line-through|strike-?through|ql-strike)(?:\s|$)/i;
const isStruck = ({ style = "", class: names = "" }: sanitizeHtml.Attributes) => STRUCK.test(style) || STRUCK_CLASS.test(names);

/** What an editor hides within a text, such as an old rate, is not shown. A hidden block may be one that a script opens. */
const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i;
/** Marks an element that is removed with its text; no other keeps it. */
const HIDDEN_MARK = "data-hidden";
const IN_TEXT = new Set("p span font big a b strong i em u s small mark del ins li tr td th h2 h3 h4".split(" "));
const isHidden = (tag: string, { style = "", hidden }: sanitizeHtml.Attributes) =>
  IN_TEXT.has(tag) && (HIDDEN.test(style) || (hidden !== undefined && hidden !== "until-found"));

/** List styles of editors, as the attribute that also counts the items of a law: "huruf a". */
const LIST_STYLE = /list-style(?:-type)?\s*:[^;]*\b(lower|upper)-(alpha|latin|roman)\b/i;
const withListStyle = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
  const [, letterCase, kind = ""] = LIST_STYLE.exec(attribs.style ?? "") ?? [];
  const small = kind.toLowerCase() === "roman" ? "i" : "a";
  return { tagName, attribs: letterCase ? { ...attribs, type: letterCase.toLowerCase() === "upper" ? small.toUpperCase() : small } : attribs };
};

/** A span with a look that changes the meaning becomes the element for it. */
const asElement = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
  const tag = spanLooks.find(([look]) => look.test(attribs.style ?? ""))?.[1] ?? (isStruck(attribs) ? "s" : undefined);
  if (isHidden(tagName, attribs)) return { tagName: "em", attribs: { [HIDDEN_MARK]: "" } };
  return { tagName: tag ?? tagName, attribs: common(attribs) };
};

/** Blocks without a meaning of their own here: their texts must not run together. */
const BLOCKS = ["section", "article", "main", "header", "footer", "aside", "address", "center", "fieldset", "legend", "form"];

/** An address without its scheme, as people write it: `www.ojk.go.id`, `ojk.go.id/data`. */
const BARE_ADDRESS = /^(?:www\.|(?:[a-z0-9-]+\.){1,4}(?:id|com|org|net)(?:[/?#]|$))/i;

/** Attributes of every element. An id counts only as the target of a link (`pairLocalTargets`). */
const common = ({ id, dir }: sanitizeHtml.Attributes): sanitizeHtml.Attributes => ({
  ...(id ? { id } : {}),
  ...(dir && DIRECTION.test(dir) ? { dir } : {}),
});

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "div", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "figure", "figcaption", "hr", "br", "pre"],
    ...["details", "summary", "strong", "b", "em", "i", "u", "s", "del", "ins", "small", "mark", "sub", "sup", "abbr"],
    ...["q", "cite", "dfn", "kbd", "samp", "var", "code", "time", "a", "img", "data"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  allowedAttributes: {
    "*": ["id", "dir", HIDDEN_MARK],
    a: ["href", "title", "rel", "data-video"],
    abbr: ["title"],
    data: ["value"],
    img: ["src", "alt", "width", "height", "loading", "decoding"],
    ol: ["start", "reversed", "type"],
    li: ["value", "type"],
    details: ["open"],
    time: ["datetime"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedClasses: { "*": ["struck"], p: ["intro"], div: ["note"], th: ["num"], td: ["num"], tr: ["sum"] },
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
      const href = given?.trim().replace(/^\/\//, "https://").replace(BARE_ADDRESS, "https://$&");
      const attribs = common({ id: name ?? "", ...rest });
      for (const kept of ["style", "class", "hidden"]) if (rest[kept] !== undefined) attribs[kept] = rest[kept];
      if (href) attribs.href = href;
      if (title) attribs.title = title;
      if (href && !ownSite.test(href)) attribs.rel = "noopener noreferrer";
      return { tagName, attribs };
    },
    strike: heading("s"),
    tt: heading("code"),
    acronym: heading("abbr"),
    ...Object.fromEntries(BLOCKS.map((tag) => [tag, heading("div")])),
    span: asElement,
    font: asElement,
    big: asElement,
    ol: withListStyle,
    li: withListStyle,
    // Frames never pass. A video of an allowed site becomes a link, which `withVideos` turns into a cover; anything else a
    // link to its own page.
    iframe: (tagName, { title, ...rest }): sanitizeHtml.Tag => {
      const source = sourceOf(rest) ?? "";
      const video = videoOf(source);
      const frame = video ? undefined : frameLink(source);
      if (frame) return { tagName: "a", attribs: { href: frame.href, rel: "noopener noreferrer" }, text: title?.trim() || frame.text };
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
      const { dir, style = "", ...kept } = attribs;
      if (isStruck(attribs)) kept.class = `${kept.class ?? ""} struck`.trim();
      if (isHidden(tagName, attribs)) kept[HIDDEN_MARK] = "";
      return { tagName, attribs: dir && DIRECTION.test(dir) ? { ...kept, dir } : kept };
    },
  },
  exclusiveFilter: (frame) =>
    frame.attribs[HIDDEN_MARK] !== undefined || (frame.tag === "img" && frame.attribs.alt !== undefined && frame.attribs.src === undefined),
};

/** Replaces the checkbox of a task list by ☑ or ☐. */
const asSign = (html: string) =>
  html.replace(/<input\b[^<>]{0,200}>/gi, (box) => (/type\s*=\s*["']?checkbox/i.test(box) ? (/\schecked\b/i.test(box) ? "☑" : "☐") : ""));

/** Frames without the sentence for browsers that cannot show them. */
const withoutFallback = (html: string) => html.replace(/(<iframe\b[^<>]{0,4000}>)[^<]+/gi, "$1");

/**
 * Reduces an article's HTML to an allow-list of elements, attributes, classes and schemes, because the upstream may be
 * another company's system. Players become links, a strike-through in a style an element or a class.
 */
export function cleanHtml(html: string): string {
  return pairLocalTargets(sanitizeHtml(withoutFallback(asSign(playersAsLinks(html))), allowed));
}
