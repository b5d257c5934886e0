import { readdirSync, readFileSync } from "node:fs";
import { subjectOf } from "./subject-of.ts";
import { subjects } from "./subjects.ts";

test("an article's id names the subject of its cover", () => {
  expect(subjectOf("cek-slik", "Finansial")).toBe("kunci");
  expect(subjectOf("promo-palsu", "Promo")).toBe("stempel");
  expect(subjectOf("pinjaman-untuk-warung", "Finansial")).toBe("warung");
});

test("no subject is drawn twice within six articles of the list, or three of a category", () => {
  const folder = "reference-api/content/articles";
  const articles = readdirSync(folder)
    .map((file) => ({ id: file.replace(/\.md$/, ""), text: readFileSync(`${folder}/${file}`, "utf8") }))
    .map(({ id, text }) => ({ id, category: /^category: (.+)$/m.exec(text)?.[1] ?? "", date: /^date: (.+)$/m.exec(text)?.[1] ?? "" }))
    .sort((a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id));
  const repeats = (list: typeof articles, within: number) => {
    const drawn = list.map(({ id, category }) => subjectOf(id, category));
    return list
      .filter((_, at) => drawn.slice(Math.max(0, at - within + 1), at).includes(drawn[at] as string as (typeof drawn)[number]))
      .map(({ id }) => id);
  };
  expect(repeats(articles, 6)).toEqual([]);
  for (const category of new Set(articles.map((article) => article.category)))
    expect([
      category,
      repeats(
        articles.filter((article) => article.category === category),
        3,
      ),
    ]).toEqual([category, []]);
});

test("an id without words takes a subject of its category, always the same one", () => {
  const choices = new Set(Array.from({ length: 40 }, (_, number) => subjectOf(String(9_000 + number), "Event")));
  expect([...choices].sort()).toEqual(["becak", "padi", "pasar"]);
  expect(subjectOf("9001", "Event")).toBe(subjectOf("9001", "Event"));
  expect(subjects).toHaveProperty(subjectOf("9001", "Kategori baru"));
});
