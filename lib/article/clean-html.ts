import "server-only";
import sanitizeHtml from "sanitize-html";
import { videoOf } from "@/lib/article/video-places";
import { articleCopy } from "@/lib/content/blog";

const heading = (tag: string) => sanitizeHtml.simpleTransform(tag, {}, false);
const ownSite = /^(?:\/(?![/\\])|#|\?)/;
const pictureSource = /^(?:https:\/\/|\/(?![/\\]))/;

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "div", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "figure", "figcaption", "hr", "br", "pre"],
    ...["strong", "b", "em", "i", "u", "s", "small", "mark", "sub", "sup", "abbr", "code", "a", "img"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  allowedAttributes: {
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
    a: (tagName, { href = "", title }) => ({
      tagName,
      attribs: { href, ...(title ? { title } : {}), ...(ownSite.test(href) ? {} : { rel: "noopener noreferrer" }) },
    }),
    // Frames never pass. A video of an allowed site becomes a link, which `withVideos` turns into a cover.
    iframe: (tagName, { src = "", title }) => {
      const video = videoOf(src);
      if (!video) return { tagName, attribs: {} };
      const attribs = { href: video.watch, rel: "noopener noreferrer", "data-video": video.embed };
      return { tagName: "a", attribs, text: title?.trim() || articleCopy.video };
    },
    img: (tagName, { src = "", alt = "", width, height }) => ({
      tagName,
      attribs: { src, alt, ...(width && height ? { width, height } : {}), loading: "lazy", decoding: "async" },
    }),
  },
  exclusiveFilter: (frame) => frame.tag === "img" && !pictureSource.test(frame.attribs.src ?? ""),
};

/**
 * Reduces an article's HTML to an allow-list of elements, attributes, classes and schemes, because the upstream may be
 * another company's system. A frame with a video of an allowed site becomes a link.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}
