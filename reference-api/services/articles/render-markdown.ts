import MarkdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";
import { videoFrame } from "../../../lib/contract/website.ts";
import { jakartaDay } from "../../../lib/format/date.ts";
import { FIGURE, livingFigure } from "../../../lib/loans/living-figures.ts";

/** A paragraph with a video: its title and the URL of its player. */
export const VIDEO_LINE = /^Video: *\[([^\]]+)\]\((\S+)\)$/;

const plain = new MarkdownIt({ html: false, linkify: false });
// Without "replacements": it turns "(c)" into "©", and laws are quoted as "huruf (c)".
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true, quotes: "“”‘’" }).disable("replacements");

/** The blocks of a Markdown text as it is written, without the quotation marks of pages, and its lines `[name]: address`. */
export function parseMarkdown(text: string) {
  const found: Parameters<typeof plain.parse>[1] = {};
  const blocks = plain.parse(text, found);
  return { blocks, references: found.references ?? {} };
}

/** Non-breaking spaces between figures and their unit. */
const noBreak = (text: string) => text.replace(/(\d) (?=(?:ribu|juta|miliar|jam|hari|minggu|bulan|tahun|kali|menit)\b)/g, "$1\u00a0");

type Token = ReturnType<typeof markdown.parse>[number];

export type { Token as MarkdownToken };

/** `> [!catatan] Title` becomes a note with a bold first line. */
function notes(tokens: Token[]): void {
  tokens.forEach((token, index) => {
    const inline = tokens[index + 2];
    const marked = token.type === "blockquote_open" && inline?.type === "inline" && /^\[!catatan\] *(.+)/.exec(inline.content);
    if (!marked || !inline) return;
    inline.content = inline.content.replace(marked[0], `**${marked[1]}**`);
    const close = tokens.findIndex((other, at) => at > index && other.type === "blockquote_close" && other.level === token.level);
    token.tag = "div";
    token.attrSet("class", "note");
    const end = tokens[close];
    if (end) end.tag = "div";
  });
}

/** A paragraph `Tabel: …` right before a table becomes its caption. */
function captions(tokens: Token[]): void {
  for (let index = 0; index + 3 < tokens.length; index++) {
    const [open, inline, close, table] = tokens.slice(index, index + 4) as [Token, Token, Token, Token];
    const text = open.type === "paragraph_open" && table.type === "table_open" && /^Tabel: *([\s\S]+)/.exec(inline.content);
    if (!text) continue;
    open.type = "caption_open";
    close.type = "caption_close";
    open.tag = close.tag = "caption";
    inline.content = text[1] ?? "";
    tokens.splice(index, 4, table, open, inline, close);
  }
}

/** A paragraph `Video: [Title](address of the player)` becomes a frame. */
function videos(tokens: Token[]): void {
  for (let index = 0; index + 2 < tokens.length; index++) {
    const [open, inline] = tokens.slice(index, index + 2) as [Token, Token];
    const [, title = "", address = ""] = (open.type === "paragraph_open" && VIDEO_LINE.exec(inline.content)) || [];
    if (!videoFrame.test(address)) continue;
    open.type = "html_block";
    open.content = `<iframe src="${markdown.utils.escapeHtml(address)}" title="${markdown.utils.escapeHtml(title)}"></iframe>\n`;
    tokens.splice(index, 3, open);
  }
}

/** A paragraph of nothing but a drawing becomes a figure. */
function figures(tokens: Token[]): void {
  tokens.forEach((token, index) => {
    const close = tokens[index + 2];
    if (token.type !== "paragraph_open" || !close || !DRAWING_LINE.test(tokens[index + 1]?.content ?? "")) return;
    token.tag = close.tag = "figure";
  });
}
const DRAWING_LINE = /^\{\{draw [^{}]{1,200}\}\}$/;

/** Marks the first paragraph as the intro, and right-aligned columns as figures. */
function classes(tokens: Token[]): void {
  const first = tokens[0];
  if (first?.type === "paragraph_open") first.attrSet("class", "intro");
  for (const token of tokens)
    if (/^t[hd]_open$/.test(token.type)) {
      const figures = String(token.attrGet("style")).includes("right");
      token.attrs = figures ? [["class", "num"]] : null;
      if (token.type === "th_open") token.attrSet("scope", "col");
    }
}

markdown.core.ruler.after("block", "simpul", (state) => {
  notes(state.tokens);
  captions(state.tokens);
  videos(state.tokens);
  figures(state.tokens);
  classes(state.tokens);
});
markdown.core.ruler.push("no-break", (state) => {
  for (const token of state.tokens) for (const child of token.children ?? []) if (child.type === "text") child.content = noBreak(child.content);
});

/** `{{receipt kini 3000000 90 repaid}}` becomes a `data` element: its value is the expression, which pages compute again. */
const FIGURE_HERE = new RegExp(FIGURE.source, "y");
markdown.inline.ruler.before("emphasis", "figure", (state, silent) => {
  FIGURE_HERE.lastIndex = state.pos;
  const [whole, expression] = FIGURE_HERE.exec(state.src) ?? [];
  if (!whole || !expression) return false;
  if (!silent) state.push("figure", "data", 0).content = expression;
  state.pos += whole.length;
  return true;
});
markdown.renderer.rules.figure = (tokens, index) => {
  const { content = "" } = tokens[index] ?? {};
  return `<data value="${markdown.utils.escapeHtml(content)}">${noBreak(livingFigure(content, jakartaDay()).text)}</data>`;
};

/** The elements of an article that pages show. */
export const shownTags: readonly string[] = [
  "h2",
  "h3",
  "p",
  "ul",
  "ol",
  "li",
  "strong",
  "em",
  "s",
  "a",
  "blockquote",
  "div",
  "table",
  "caption",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "br",
  "hr",
  "pre",
  "code",
  "img",
  "iframe",
  "data",
  "figure",
];

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...shownTags],
  allowedAttributes: { a: ["href"], data: ["value"], img: ["src", "alt"], iframe: ["src", "title"], th: ["scope"], ol: ["start"] },
  allowedClasses: { p: ["intro"], div: ["note"], th: ["num"], td: ["num"] },
  allowedSchemes: ["https", "mailto", "tel"],
  exclusiveFilter: (frame) => frame.tag === "iframe" && !videoFrame.test(frame.attribs.src ?? ""),
};

/** Renders an article's Markdown to sanitised HTML. */
export function renderMarkdown(source: string): string {
  return sanitizeHtml(markdown.render(source), allowed).trim();
}

/** The text of an HTML fragment, for the search. */
export function plainText(html: string): string {
  return sanitizeHtml(html.replace(/></g, "> <"), { allowedTags: [], allowedAttributes: {} }).replace(/\s+/g, " ").trim();
}
