import { classesOf, unknownInHtml, unknownInSource } from "./style-classes.ts";

const known = new Set(["flex", "grid", "p-4", "text-small", "hover:flex", "tabular-nums"]);

test("a class counts as known where a selector has it, escaped, nested or as a marker", () => {
  const found = classesOf(".md\\:flex{a:b}@media print{.p-0\\.5{a:b}}.x:is(:where(.group\\/card):hover *){a:b}@keyframes k{50.5%{a:b}}");
  expect([...found]).toEqual(["md:flex", "p-0.5", "x", "group/card"]);
});

test.each([
  ['<b className="flex figures">', ["figures"]],
  ['<b className={wide ? "flex" : "rows"}>', ["rows"]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source
  ["<b className={`${fieldControl} figures`}>", ["figures"]],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source
  ['<b className={`p-${size} ${open ? "rows" : ""} flex`}>', ["rows"]],
  ['<List rowClassName="rows" />', ["rows"]],
  ['const LOOK = "flex p-4 figures text-small";', ["figures"]],
  ['element.className = "rows";', ["rows"]],
  ['`<main class="flex rows">`', ["rows"]],
  ['<a className={buttonClass({ size: "compact" })}>', []],
  ['<a className={kind === "line" ? "flex" : "grid"}>', []],
  ['<svg className="lucide lucide-search flex">', []],
  ['const text = "Cicilan flex tetap setiap bulan";', []],
])("finds unknown classes in %s", (source, unknown) => {
  expect(unknownInSource(source, known)).toEqual(unknown);
});

test("finds unknown classes in HTML, but not in scripts", () => {
  const html = '<p class="flex rows [&amp;&gt;li]:py-3"><script>self.x=\'<p class="figures">\'</script>';
  expect(unknownInHtml(html, known)).toEqual(["rows", "[&>li]:py-3"]);
});
