import { subjectOf } from "./subject-of.ts";
import { subjects } from "./subjects.ts";

test("an article's id names the subject of its cover", () => {
  expect(subjectOf("cek-slik", "Finansial")).toBe("kunci");
  expect(subjectOf("promo-palsu", "Promo")).toBe("perisai");
  expect(subjectOf("pinjaman-untuk-warung", "Finansial")).toBe("warung");
});

test("an id without words takes a subject of its category, always the same one", () => {
  const choices = new Set(Array.from({ length: 40 }, (_, number) => subjectOf(String(9_000 + number), "Event")));
  expect([...choices].sort()).toEqual(["becak", "padi", "pasar"]);
  expect(subjectOf("9001", "Event")).toBe(subjectOf("9001", "Event"));
  expect(subjects).toHaveProperty(subjectOf("9001", "Kategori baru"));
});
