/**
 * Writes out what Tailwind leaves the browser to compose. Its utilities hand their parts to one another by variables (`--tw-…`), for
 * elements that have several of a kind, such as an inset shadow beside a shadow. The pages have none, and the variables, their
 * registrations and what stands in for those in old browsers are a tenth of the sheet. Here every rule gets its own values instead.
 *
 * So two utilities of one kind do not add up on an element; the later one wins: `-translate-1/2`, not `-translate-x-1/2 -translate-y-1/2`.
 * `npm run lint` finds such pairs (scripts/check-structure.ts); a utility that does nothing but hand a value on stops the build.
 */

/** The parts of PostCSS that are used here. */
type Declaration = { type: "decl"; prop: string; value: string; remove: () => unknown };
type Container = { nodes?: Node[]; remove: () => unknown };
type AtRule = Container & { type: "atrule"; name: string; params: string };
type Rule = Container & { type: "rule"; selector: string };
type Node = Declaration | AtRule | Rule | { type: "comment"; remove: () => unknown };
type Root = Container & { walkAtRules: (name: string, each: (rule: AtRule) => void) => void; walkRules: (each: (rule: Rule) => void) => void };

const isOurs = (name: string) => name.startsWith("--tw-");
const isDeclaration = (node: Node): node is Declaration => node.type === "decl";

/** Where the bracket that opens at `start` closes. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")" && --depth === 0) return at;
  }
  throw new Error(`Unbalanced brackets: ${text}`);
}

/** A value with Tailwind's variables replaced by those of the rule, else by the fallback, else by what the variable starts with. */
export function resolve(value: string, own: ReadonlyMap<string, string>, initial: ReadonlyMap<string, string>): string {
  const start = value.search(/var\(\s*--tw-/);
  if (start < 0) return value;
  const open = start + "var".length;
  const end = closing(value, open);
  const inside = value.slice(open + 1, end);
  const comma = inside.indexOf(",");
  const name = (comma < 0 ? inside : inside.slice(0, comma)).trim();
  const found = own.get(name) ?? (comma < 0 ? initial.get(name) : inside.slice(comma + 1).trim());
  if (found === undefined) throw new Error(`${name} has no value of its own: ${value}`);
  return resolve(value.slice(0, start) + found + value.slice(end + 1), own, initial);
}

/** Shadows that draw nothing are left out of a list of them. */
function withoutEmptyShadows(value: string): string {
  const drawn = value.split(/,(?![^(]*\))/).filter((part) => part.trim() !== "0 0 #0000");
  return drawn.length > 0 ? drawn.map((part) => part.trim()).join(",") : "none";
}

/** `color-mix(in oklab, #18201b 16%, transparent)` is the colour with that opacity; browsers would get it twice, for old and new ones. */
const withOpacity = (value: string) =>
  value.replace(/color-mix\(in oklab, #([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2}) ([\d.]+%), transparent\)/gi, (_, red, green, blue, part) => {
    const [r, g, b] = [red, green, blue].map((hex) => Number.parseInt(hex, 16));
    return `rgb(${r} ${g} ${b} / ${part})`;
  });

/** The reset gives every element solid borders: a utility need not say it again. */
const isResetBorder = ({ prop, value }: Declaration) => /^border(-[a-z-]+)?-style$/.test(prop) && value.trim() === "solid";

/** Of what can be open, pages have `details` alone; `:open` and `:popover-open` are for dialogs and popovers. */
const withoutPopovers = (selector: string) => selector.replace(/:is\(\[open\], ?:popover-open, ?:open\)/g, "[open]");

/** No page has Tailwind's gradients, whose variables its transition of colours names. */
const withoutGradients = (value: string) => value.replace(/, --tw-gradient-[a-z]+/g, "");

function flatten(rule: Rule, initial: ReadonlyMap<string, string>): void {
  const declarations = (rule.nodes ?? []).filter(isDeclaration);
  const own = new Map(declarations.filter(({ prop }) => isOurs(prop)).map(({ prop, value }) => [prop, value]));
  for (const declaration of declarations) {
    if (isOurs(declaration.prop)) {
      declaration.remove();
      continue;
    }
    const value = withoutGradients(withOpacity(resolve(declaration.value, own, initial))).trim();
    declaration.value = declaration.prop === "box-shadow" ? withoutEmptyShadows(value) : value;
    if (isResetBorder(declaration)) declaration.remove();
  }
  rule.selector = withoutPopovers(rule.selector);
  if (declarations.length > 0 && rule.nodes?.length === 0)
    throw new Error(
      `${rule.selector} only hands a value to another utility, which is not done here: write the whole value as one, such as [scroll-snap-type:x_mandatory]`,
    );
}

/** The PostCSS plugin; runs after Tailwind. */
export const flattenUtilities = {
  postcssPlugin: "flatten-utilities",
  OnceExit(root: Root): void {
    const initial = new Map<string, string>();
    root.walkAtRules("property", (rule) => {
      if (!isOurs(rule.params)) return;
      const start = rule.nodes?.filter(isDeclaration).find(({ prop }) => prop === "initial-value");
      if (start) initial.set(rule.params, start.value);
      rule.remove();
    });
    root.walkAtRules("layer", (rule) => {
      if (rule.params === "properties") rule.remove();
    });
    root.walkRules((rule) => flatten(rule, initial));
    // Next would write it as `not (…)`, which browsers before the end of 2022 do not know.
    root.walkAtRules("media", (rule) => {
      rule.params = rule.params.replace(/^\(width < ([\d.]+rem)\)$/, "not all and (min-width: $1)");
    });
  },
};
