import { ruleIds, ruleOn, versionsOf } from "@/lib/loans/rules";
import { calendar, calendarCsv, calendarJson, calendarRss, changeOf, ruleDescription, ruleTitle, stateOf } from "@/lib/rules/rule-calendar";
import { rulesNamedIn, usesOf } from "@/lib/rules/rule-uses";
import { renderedArticles } from "@/test-support/article-html";
import { articleSources } from "@/test-support/site-texts";

const TODAY = "2026-11-26";

test("lists every version once, the newest first, with what it changed", () => {
  const all = calendar();
  expect(all).toHaveLength(ruleIds.flatMap(versionsOf).length);
  expect(all[0]).toMatchObject({ id: "porsi-nonprofesional", from: "2028-01-01" });
  expect(stateOf(all[0] as never, TODAY)).toBe("coming");
  expect(changeOf(ruleOn("denda-produktif", TODAY))).toBe("sebelumnya 0,1% per hari");
  expect(changeOf(ruleOn("denda-produktif", "2024-05-01"))).toBe("pertama dalam tabel ini");
  expect(stateOf(ruleOn("denda-produktif", "2025-12-31"), TODAY)).toBe("past");
  expect(stateOf(ruleOn("denda-produktif", "2025-12-31"), "2025-12-31")).toBe("current");
});

test("titles and descriptions of the rules are whole sentences that fit search results", () => {
  for (const rule of calendar()) {
    expect(ruleTitle(rule).length).toBeLessThanOrEqual(51);
    expect(ruleDescription(rule).length).toBeLessThanOrEqual(155);
    expect(ruleDescription(rule)).toMatch(/\.$/);
  }
  expect(ruleTitle(ruleOn("denda-produktif", TODAY))).toBe("Denda pinjaman produktif: 0,067% per hari");
});

test("the CSV is one that Excel here opens: byte order mark, semicolons, decimal commas, quoted cells", () => {
  const csv = calendarCsv("https://simpul.example", TODAY);
  expect(csv.startsWith('\uFEFF"Aturan";"Alamat";"Angka"')).toBe(true);
  const rows = csv.slice(1).trim().split("\r\n");
  expect(rows).toHaveLength(calendar().length + 1);
  expect(rows.find((row) => row.includes("denda-produktif#2026-01-01"))).toContain(';"0,067";"persen per hari";"sisa pokok";"2026-01-01";"";');
  for (const row of rows) expect(row.split('";"')).toHaveLength(11);
});

test("the JSON has the same rules with numbers", () => {
  const rules = calendarJson("https://simpul.example", TODAY);
  expect(rules.find(({ id, from }) => id === "batas-mikro-pendek" && from === "2025-01-01")).toMatchObject({
    figure: 0.275,
    unit: "rate",
    state: "current",
    until: null,
    toBeConfirmed: true,
    url: "https://simpul.example/aturan/batas-mikro-pendek#2025-01-01",
  });
});

test("no entry of the feed is published after today; a rule to come has no date until its first day", () => {
  const feedOn = (today: string) => calendarRss("https://simpul.example", today).split("<item>").slice(1);
  const dates = feedOn(TODAY).map((item) => /<pubDate>([^<]*)/.exec(item)?.[1]);
  expect(dates.filter((date) => date && Date.parse(date) > Date.parse(TODAY))).toEqual([]);
  expect(dates.filter(Boolean)).toHaveLength(calendar().filter((rule) => stateOf(rule, TODAY) !== "coming").length);
  expect(feedOn(TODAY)[0]).toContain("/aturan/porsi-nonprofesional#2028-01-01");
  expect(feedOn(TODAY)[0]).not.toContain("pubDate");
  expect(feedOn("2028-01-01")[0]).toContain("<pubDate>Fri, 31 Dec 2027 17:00:00 GMT</pubDate>");
});

test("a text or article that names a rule is listed with it, and no other", () => {
  const named = { id: "a", title: "Artikel A", rules: rulesNamedIn('<p>Batasnya <data value="rule batas-total dated">100%</data>.</p>') };
  const other = { id: "b", title: "Artikel B", rules: rulesNamedIn('<data value="rule batas-total-lain">1</data> {{rule denda-produktif}}') };
  const names = usesOf("batas-total", [named, other]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Cek tagihan", "Istilah: Denda keterlambatan", "Artikel A"]));
  expect(names).not.toContain("Artikel B");
  const hrefs = ruleIds.flatMap((id) => usesOf(id).map(({ href }) => href));
  expect(hrefs.every((href) => href.startsWith("/"))).toBe(true);
  for (const id of ruleIds) expect([id, new Set(usesOf(id).map(({ href }) => href)).size]).toEqual([id, usesOf(id).length]);
});

test("the articles of the API are listed with each rule that they name, in a figure or in a drawing of its history", () => {
  const sources = articleSources();
  const articles = renderedArticles().map(({ html }, index) => ({ ...sources[index], rules: rulesNamedIn(html) }));
  for (const id of ruleIds) {
    const naming = articles.filter(({ body }) => new RegExp(`\\{\\{(?:rule|draw history) ${id}[ }]`).test(body ?? "")).map(({ file }) => file);
    expect([id, articles.filter(({ rules }) => rules.includes(id)).map(({ file }) => file)]).toEqual([id, naming]);
  }
  expect(articles.filter(({ rules }) => rules.includes("denda-konsumtif")).length).toBeGreaterThan(3);
});

test("every rule says where this site uses it", () => {
  const articles = renderedArticles().map(({ id, html }) => ({ id, title: id, rules: rulesNamedIn(html) }));
  for (const id of ruleIds) expect([id, usesOf(id, articles).length > 0]).toEqual([id, true]);
});

test.each<[Parameters<typeof usesOf>[0], string[]]>([
  ["batas-konsumtif-pendek", ["Cek tagihan"]],
  ["batas-mikro-pendek", ["Simulasi biaya", "Cek tagihan"]],
  ["denda-produktif", ["Cek tagihan"]],
  ["jawaban-pengaduan", ["Cek tagihan"]],
  ["rasio-cicilan", ["Simulasi biaya", "Rasio cicilan"]],
  ["batas-profesional", ["Cek kesiapan mendanai"]],
  ["pajak-imbal-hasil", []],
])("%s is used by the pages that look it up: %j", (id, pages) => {
  const calculators = ["Simulasi biaya", "Cek tagihan", "Rasio cicilan", "Cek kesiapan mendanai"];
  expect(usesOf(id).flatMap(({ name }) => (calculators.includes(name) ? [name] : []))).toEqual(pages);
});
