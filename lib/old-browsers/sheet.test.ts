import { oldBrowserSheet } from "./sheet.ts";

/** Stands for a layer: raises the specificity of a selector. */
const RAISED = ":not(#\\#)";

/** The old sheet of one style sheet without layers, whose selectors are all raised. */
async function lowered(css: string): Promise<string> {
  return (await oldBrowserSheet([css])).css.replaceAll(RAISED, "");
}

it("layers become specificity: a utility wins over a base rule of a longer selector", async () => {
  const { css } = await oldBrowserSheet(["@layer base,utilities;@layer base{main a.x{color:red}}@layer utilities{.y{color:#00f}}"]);
  expect(css).not.toContain("@layer");
  expect(css).toMatch(/main a\.x\{color:red\}/);
  expect(css).toMatch(/\.y(:not\(#\\#\))+\{color:#00f\}/);
});

it.each([
  [":is(.a,.b) p{color:red}", ".a p,.b p{color:red}"],
  [".c:where(.d){color:red}", ".c.d{color:red}"],
  [".x:is(:where(.group):hover *){color:red}", ".group:hover .x{color:red}"],
  [".e:not(.f,[hidden]){color:red}", ".e:not(.f):not([hidden]){color:red}"],
  ["a:focus-visible{color:red}", "a:focus{color:red}"],
])("%s is written out for old browsers", async (css, wanted) => {
  expect(await lowered(css)).toContain(wanted);
});

it("a selector with :has asks for an attribute, and says which element sets it", async () => {
  const { css, has } = await oldBrowserSheet([".g:has(#a:checked) .b{color:red}"]);
  expect(css.replaceAll(RAISED, "")).toContain(".g[data-has-0] .b{color:red}");
  expect(has).toEqual([["data-has-0", "#a:checked"]]);
});

it.each([
  [".a{margin-inline:auto}", "margin-left:auto;margin-right:auto"],
  [".a{inset-inline:0}", "left:0;right:0"],
  [".a{translate:1px 2px}", "--old-translate:translate(1px,2px);transform:var(--old-translate)var(--old-rotate)var(--old-scale)"],
  [".a{min-height:100dvh}", "min-height:100vh;min-height:100dvh"],
  [".a{inset:0}", "top:0;right:0;bottom:0;left:0"],
])("%s is written as old browsers know it", async (css, wanted) => {
  expect((await lowered(css)).replace(/\) var/g, ")var")).toContain(wanted);
});

it("has rules for old browsers only: an open dialog is above the page, chips of a fieldset are in a row", async () => {
  const css = await lowered("@layer utilities{.flex{display:flex}}");
  expect(css).toMatch(/dialog\[open\]\{[^}]*position:fixed/);
  expect(css).toMatch(/fieldset\.flex:not\(\.absolute\)\{display:block!important\}/);
});
