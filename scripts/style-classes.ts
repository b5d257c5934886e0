import postcss from "postcss";
import selectors from "postcss-selector-parser";

/** Classes without a rule, and who reads them. */
const HOOKS: [name: RegExp, reader: string][] = [
  [/^lucide(?:-[\w-]+)?$/, "names that the icon library gives its icons"],
  [/^swiper(?:-[\w-]+)?$/, "found by Swiper"],
  [/^deletion-(?:on-page|button|preparations)$/, "rules in a style element of components/account-deletion/deletion-screen.tsx"],
];

const isHook = (name: string) => HOOKS.some(([pattern]) => pattern.test(name));

/** Every class that a style sheet has a rule for, or that a selector asks for, such as `group`. */
export function classesOf(css: string): Set<string> {
  const found = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    if (rule.parent?.type === "atrule" && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return;
    selectors((root) => root.walkClasses(({ value }) => void found.add(value))).processSync(rule.selector);
  });
  return found;
}

const unescaped = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** The classes in the HTML of a page that are neither in `known` nor hooks. */
export function unknownInHtml(html: string, known: ReadonlySet<string>): string[] {
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, "");
  const used = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) => words(unescaped(list)));
  return [...new Set(used)].filter((name) => !known.has(name) && !isHook(name));
}

/** From an opening quote or brace in a source to its end, without that. */
function upToEnd(source: string, start: number): string {
  const closing: Record<string, string> = { '"': '"', "{": "}", "(": ")", "`": "`" };
  const open = source[start] as string;
  for (let index = start + 1; index < source.length; index += 1) {
    const character = source[index] as string;
    if (character === closing[open]) return source.slice(start + 1, index);
    if (open === "`" && character === "$" && source[index + 1] === "{") index += upToEnd(source, index + 1).length + 2;
    else if ((open === "{" || open === "(") && character in closing) index += upToEnd(source, index).length + 1;
  }
  return source.slice(start + 1);
}

/** The parts of a list between `${…}`. Words that touch one are pieces of a name, which only pages show whole. */
function wholeWords(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  for (let at = rest.indexOf("${"); at >= 0; at = rest.indexOf("${")) {
    parts.push(rest.slice(0, at).replace(/\S+$/, ""));
    rest = rest.slice(at + upToEnd(rest, at + 1).length + 3).replace(/^\S+/, "");
  }
  return words([...parts, rest].join(" "));
}

/**
 * The texts of an expression, such as `"flex"` and `"grid"` in `wide ? "flex" : "grid"`; not what it compares with, nor
 * what it passes to functions.
 */
function textsOf(expression: string): string[] {
  const found: string[] = [];
  for (let index = 0; index < expression.length; index += 1) {
    const character = expression[index];
    const before = expression.slice(0, index).trimEnd();
    if (character === "(" && /\w$/.test(before)) index += upToEnd(expression, index).length + 1;
    if (character !== '"' && character !== "`") continue;
    const text = upToEnd(expression, index);
    const compared = /(?:[!=]==?|\[)$/.test(before) || /^\s*in\b/.test(expression.slice(index + text.length + 2));
    if (!compared) found.push(wholeWords(text).join(" "));
    for (const inner of text.matchAll(/\$\{/g)) if (character === "`") found.push(...textsOf(upToEnd(text, (inner.index ?? 0) + 1)));
    index += text.length + 1;
  }
  return found;
}

/**
 * The classes in a source that are neither in `known` nor hooks: in attributes and properties whose name ends with
 * `className`, in written HTML, and in other texts whose words are classes for the most part.
 */
export function unknownInSource(source: string, known: ReadonlySet<string>): string[] {
  const named = [...source.matchAll(/\b(?:\w*C|c)lassName(?:=|:\s*|\s*=\s*)(?=["{`])/g)].flatMap((match) => {
    const start = (match.index ?? 0) + match[0].length;
    const text = upToEnd(source, start);
    return source[start] === "{" ? textsOf(text) : [wholeWords(text).join(" ")];
  });
  const inHtml = [...source.matchAll(/\bclass="([^"$]*)"/g)].map(([, list = ""]) => list);
  const others = [...source.matchAll(/"([^"\n]*)"|`([^`]*)`/g)]
    .map(([, plain, template]) => wholeWords(plain ?? template ?? ""))
    .filter((list) => list.length > 2 && !list.some((word) => word.includes("<")) && list.filter((name) => known.has(name)).length > list.length / 2)
    .map((list) => list.join(" "));
  return [...new Set([...named, ...inHtml, ...others].flatMap(words))].filter((name) => !known.has(name) && !isHook(name));
}
