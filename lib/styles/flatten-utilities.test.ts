import postcss from "postcss";
import { flattenUtilities, resolve } from "./flatten-utilities";

const flattened = async (css: string) => (await postcss([flattenUtilities]).process(css, { from: undefined })).css.replace(/\s+/g, " ").trim();

/** What Tailwind writes besides its utilities. */
const REGISTRATIONS = `
@layer properties { @supports (margin-trim: inline) { * { --tw-translate-x: 0; --tw-shadow: 0 0 #0000; } } }
@property --tw-translate-x { syntax: "*"; inherits: false; initial-value: 0; }
@property --tw-translate-y { syntax: "*"; inherits: false; initial-value: 0; }
@property --tw-border-style { syntax: "*"; inherits: false; initial-value: solid; }
@property --tw-shadow { syntax: "*"; inherits: false; initial-value: 0 0 #0000; }
@property --tw-inset-shadow { syntax: "*"; inherits: false; initial-value: 0 0 #0000; }
`;

test("a variable becomes the rule's own value, else the fallback, else what it starts with", () => {
  const own = new Map([["--tw-a", "1px"]]);
  const initial = new Map([["--tw-b", "solid"]]);
  expect(resolve("var(--tw-a) var(--tw-b) var(--tw-c, calc(2px * (1 + 1)))", own, initial)).toBe("1px solid calc(2px * (1 + 1))");
  expect(resolve("var(--tw-a, 3px) var(--fg)", own, initial)).toBe("1px var(--fg)");
  expect(resolve("var(--tw-d,)", own, initial)).toBe("");
  expect(() => resolve("var(--tw-d)", own, initial)).toThrow("--tw-d");
});

test("a transition of colours names no variables of gradients", async () => {
  expect(await flattened(".t { transition-property: color, fill, --tw-gradient-from, --tw-gradient-via, --tw-gradient-to; }")).toBe(
    ".t { transition-property: color, fill; }",
  );
});

test("no variable, registration or stand-in of Tailwind's is left", async () => {
  expect(await flattened(REGISTRATIONS)).toBe("");
  expect(await flattened(`${REGISTRATIONS} .list { list-style-type: var(--tw-border-style); }`)).toBe(".list { list-style-type: solid; }");
  expect(
    await flattened(
      `${REGISTRATIONS} @media (width >= 48rem) { .x { --tw-translate-x: 3px; translate: var(--tw-translate-x) var(--tw-translate-y); } }`,
    ),
  ).toBe("@media (width >= 48rem) { .x { translate: 3px 0; } }");
});

test("a shadow stands without the empty ones, no shadow as none", async () => {
  const shadow = (value: string) => flattened(`${REGISTRATIONS} .x { --tw-shadow: ${value}; box-shadow: var(--tw-inset-shadow), var(--tw-shadow); }`);
  expect(await shadow("0 1px 2px var(--tw-shadow-color, rgb(24 32 27 / 0.1)), inset 0 0 0 1px #fff")).toBe(
    ".x { box-shadow: 0 1px 2px rgb(24 32 27 / 0.1),inset 0 0 0 1px #fff; }",
  );
  expect(await shadow("0 0 #0000")).toBe(".x { box-shadow: none; }");
});

test("a border says its style only where it is not that of the reset", async () => {
  expect(await flattened(`${REGISTRATIONS} .border-t { border-top-style: var(--tw-border-style); border-top-width: 1px; }`)).toBe(
    ".border-t { border-top-width: 1px; }",
  );
  expect(await flattened(".border-dashed { --tw-border-style: dashed; border-style: dashed; }")).toBe(".border-dashed { border-style: dashed; }");
});

test("what opens is a row of details: no selector asks for popovers", async () => {
  expect(await flattened(".x:is(:where(.group):is([open], :popover-open, :open) *) { rotate: 45deg; }")).toBe(
    ".x:is(:where(.group)[open] *) { rotate: 45deg; }",
  );
});

test("a colour with an opacity is one value", async () => {
  expect(await flattened(".x { color: color-mix(in oklab, #18201b 16%, transparent); }")).toBe(".x { color: rgb(24 32 27 / 16%); }");
});

test("an upper bound is written as older browsers know it", async () => {
  expect(await flattened("@media (width < 48rem) { .x { color: red; } }")).toBe("@media not all and (min-width: 48rem) { .x { color: red; } }");
});

test("a utility that only hands a value on stops the build", async () => {
  await expect(flattened(".snap-mandatory { --tw-scroll-snap-strictness: mandatory; }")).rejects.toThrow(".snap-mandatory only hands a value");
});
