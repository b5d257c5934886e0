import cascadeLayers from "@csstools/postcss-cascade-layers";
import { transform } from "esbuild";
import postcss, { type AtRule, type Declaration, type Root, type Rule } from "postcss";
import selectors, { type Node, type Pseudo, type Selector } from "postcss-selector-parser";

/** The oldest browsers that the site supports (package.json, `browserslist`), as esbuild names them. */
export const OLDEST_BROWSERS = ["chrome80", "edge80", "firefox90", "safari14"];

type OldBrowserSheet = {
  css: string;
  /** Attribute that replaces `:has(…)` in the sheet, and the selector inside; layout.ts sets it. */
  has: [attribute: string, inner: string][];
};

const SIDES: Record<string, [start: string, end: string]> = { inline: ["left", "right"], block: ["top", "bottom"] };
const LOGICAL = /^((?:scroll-)?(?:margin|padding)|inset|border)-(inline|block)(?:-(start|end))?(-(?:width|style|color))?$/;

/** Logical properties as physical ones, for left-to-right text. */
function physical(declaration: Declaration): void {
  const [, name, axis, edge, what = ""] = LOGICAL.exec(declaration.prop) ?? [];
  if (!name || !axis) return;
  const [start, end] = SIDES[axis] as [string, string];
  const values = postcss.list.space(declaration.value);
  const several = name !== "border" || what !== "";
  const prop = (side: string) => (name === "inset" ? side : `${name}-${side}${what}`);
  if (edge !== "end") declaration.cloneBefore({ prop: prop(start), value: several ? (values[0] as string) : declaration.value });
  if (edge !== "start") declaration.cloneBefore({ prop: prop(end), value: several ? (values.at(-1) as string) : declaration.value });
  declaration.remove();
}

/** `translate`, `rotate` and `scale` as parts of one `transform`, for browsers that lack them. */
const PARTS: Record<string, (value: string) => string> = {
  translate: (value) => `translate(${commas(value)})`,
  rotate: (value) => `rotate(${value})`,
  scale: (value) => `scale(${commas(value)})`,
};
const commas = (value: string) => postcss.list.space(value).join(",");
const NONE: Record<string, string> = { translate: "translate(0)", rotate: "rotate(0)", scale: "scale(1)" };
const TRANSFORM = "var(--old-translate) var(--old-rotate) var(--old-scale)";

function individualTransform(declaration: Declaration): void {
  const part = PARTS[declaration.prop];
  if (!part) return;
  const { parent } = declaration;
  const value = declaration.value === "none" ? (NONE[declaration.prop] as string) : part(declaration.value);
  const inKeyframes = parent?.parent?.type === "atrule" && (parent.parent as AtRule).name === "keyframes";
  if (inKeyframes) declaration.replaceWith({ prop: "transform", value });
  else declaration.replaceWith({ prop: `--old-${declaration.prop}`, value }, { prop: "transform", value: TRANSFORM });
}

/** Pseudo-classes that old browsers lack; their part of a selector list is dropped. */
const UNKNOWN = /:(?:popover-open|open\b|-moz-)/;

/** Whether old browsers lack it; they support `:not` with one compound selector. */
function isNew(pseudo: Pseudo): boolean {
  if (pseudo.value === ":not") return pseudo.nodes.length > 1 || pseudo.nodes.some((part) => part.some((node) => node.type === "combinator"));
  return [":is", ":where", ":has"].includes(pseudo.value) && pseudo.nodes.length > 0;
}

function contains(selector: Selector, test: (pseudo: Pseudo) => boolean): boolean {
  let found = false;
  selector.walkPseudos((pseudo) => {
    found ||= test(pseudo);
  });
  return found;
}

/** Whether a selector has a combinator outside of attributes and brackets. */
const hasCombinator = (selector: string) => /[\s>~+]/.test(selector.replace(/\[[^\]]*\]|\([^)]*\)/g, ""));

/** Selectors without `:is`, `:where`, `:has`, `:focus-visible` and lists in `:not`; empty if that is not possible. */
function plainSelectors(text: string, attributeFor: (inner: string) => string): string[] {
  const read = (source: string) => selectors().astSync(source);
  const [selector] = read(text).nodes as [Selector];
  let found: Pseudo | undefined;
  selector.walkPseudos((pseudo) => {
    if (pseudo.value === ":focus-visible") pseudo.value = ":focus";
    // Innermost first.
    if (isNew(pseudo) && !pseudo.nodes.some((part) => contains(part, isNew))) found = pseudo;
  });
  if (!found) return [selector.toString().trim()];
  const pseudo: Pseudo = found;
  const again = (written: string) => plainSelectors(written, attributeFor);
  const inner = pseudo.nodes.map((part) => part.toString().trim());
  if (pseudo.value === ":has") {
    pseudo.replaceWith(selectors.attribute({ attribute: attributeFor(inner.join(",")), value: undefined, raws: {} } as never));
    return again(selector.toString());
  }
  if (pseudo.value === ":not") {
    if (!inner.some(hasCombinator)) {
      pseudo.replaceWith(...(inner.map((part) => selectors.pseudo({ value: `:not(${part})` })) as Node[] as [Node]));
      return again(selector.toString());
    }
    // `.x:not(.group[state] *)`: in a group without the state.
    const [, group, state] = /^(\.(?:\\.|[\w-])+)(\[[^\]]*\]) \*$/.exec(inner[0] as string) ?? [];
    if (!group || inner.length > 1) return [];
    pseudo.remove();
    return again(`${group}:not(${state}) ${selector.toString().trim()}`);
  }
  return inner.flatMap((part) => {
    if (UNKNOWN.test(part)) return [];
    const whole = selector.toString();
    const written = pseudo.toString();
    const before = whole.slice(0, whole.indexOf(written));
    const after = whole.slice(before.length + written.length);
    // `.x:is(.group *)`: the ancestor or earlier sibling goes to the start. Only where there is no other part before it.
    if (/[\s~]\*$/.test(part)) {
      const isFirst = pseudo.parent === selector && !hasCombinator(before.replace(/\\./g, ""));
      return isFirst ? again(part.slice(0, -1) + before + after) : [];
    }
    // The type comes first in a compound selector.
    const compound = /(?:\\.|[^\s>~+(),])*$/.exec(before)?.[0] ?? "";
    const joined = /^[a-z*]/i.test(part) ? part + compound : compound + part;
    return again(before.slice(0, before.length - compound.length) + joined + after);
  });
}

/** Rules for old browsers only, above the resets and below the utilities. layout.ts sets `data-gap`. */
const OLD_RULES = `@layer base {
  [data-gap~=left] { margin-left: var(--old-column-gap) }
  [data-gap~=right] { margin-right: var(--old-column-gap) }
  [data-gap~=top] { margin-top: var(--old-row-gap) }
  [data-gap~=bottom] { margin-bottom: var(--old-row-gap) }
  [data-gap-before]::before { margin-right: var(--old-before-gap) }
  /* Chrome below 83: a button is no grid. */
  button.grid > svg { margin: auto }
  /* Chrome below 86: a fieldset is no flex box. */
  fieldset.flex:not(.absolute) { display: block !important }
  fieldset.flex:not(.absolute) > label { margin: 0 0.5rem 0.5rem 0; max-width: 100% }
  dialog:not([open]) { display: none }
  /* Safari below 15.4: an unknown element, which no browser lifts above the page. */
  dialog[open] { display: block; position: fixed; top: 0; right: 0; bottom: 0; left: 0; z-index: 100 }
  [inert] { pointer-events: none }
  summary.flex::-webkit-details-marker, summary.grid::-webkit-details-marker, summary.list-none::-webkit-details-marker { display: none }
}`;

/** Rewrites the selectors of all rules for old browsers. */
function plainRules(root: Root, attributeFor: (inner: string) => string): void {
  root.walkRules((rule: Rule) => {
    if (rule.parent?.type === "atrule" && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const written = rule.selectors.flatMap((selector) => plainSelectors(selector, attributeFor));
    if (written.length === 0) return void rule.remove();
    // An old browser drops the whole list for one selector that it does not know.
    const risky = written.filter((selector) => /::|:-|:autofill|:user-/.test(selector.replace(/::?(?:before|after)\b/g, "")));
    const safe = written.filter((selector) => !risky.includes(selector));
    for (const selector of risky) rule.cloneBefore({ selectors: [selector] });
    if (safe.length > 0) rule.selectors = safe;
    else rule.remove();
  });
}

/**
 * The style sheet for browsers without cascade layers, `color-mix()` or individual transforms: all sheets of a build
 * in one, with layers as specificity, and newer selectors, properties and units as older ones.
 */
export async function oldBrowserSheet(sheets: string[]): Promise<OldBrowserSheet> {
  const root = postcss.parse(sheets.join("\n"));
  const has = new Map<string, string>();
  const attributeFor = (inner: string) => {
    if (!has.has(inner)) has.set(inner, `data-has-${has.size}`);
    return has.get(inner) as string;
  };
  root.walkAtRules((rule) => {
    if (["property", "starting-style"].includes(rule.name)) rule.remove();
    // Tailwind's fallback for @property, limited to two browsers; Chrome below 85 needs it too.
    else if (rule.name === "supports" && rule.params.includes("-webkit-hyphens")) rule.replaceWith(rule.nodes ?? []);
  });
  root.append(OLD_RULES);
  plainRules(root, attributeFor);
  const layered = postcss.parse((await postcss([cascadeLayers()]).process(root, { from: undefined })).css);
  layered.walkDecls((declaration) => {
    physical(declaration);
  });
  layered.walkDecls((declaration) => {
    individualTransform(declaration);
    if (/\d[dsl]vh\b/.test(declaration.value)) declaration.cloneBefore({ value: declaration.value.replace(/(\d)[dsl]vh\b/g, "$1vh") });
    if (/^--tw-scale-/.test(declaration.prop)) declaration.value = declaration.value.replace(/^([\d.]+)%$/, (_, percent) => String(percent / 100));
    if (declaration.prop.startsWith("overflow") && declaration.value === "clip") declaration.cloneBefore({ value: "hidden" });
    if (/^transition(?:-property)?$/.test(declaration.prop))
      declaration.value = declaration.value.replace(/\b(?:translate|rotate|scale)\b/g, "transform");
  });
  layered.prepend("*,::before,::after{--old-translate:translate(0);--old-rotate:rotate(0);--old-scale:scale(1)}");
  const { code } = await transform(layered.toString(), { loader: "css", minify: true, target: OLDEST_BROWSERS, legalComments: "none" });
  return { css: code, has: [...has].map(([inner, attribute]) => [attribute, plainSelectors(inner, () => "data-never").join(",")]) };
}
