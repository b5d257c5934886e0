import { FIGURE } from "@/lib/loans/living-figures";
import { articleSources, contentSources } from "@/test-support/site-texts";

const MONTHS = "Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember";
/** Amounts of rupiah, percentages and dates, as texts write them. */
const TYPED = new RegExp(
  String.raw`Rp ?\d[\d.,]*\d*(?:\s?[–-]\s?\d[\d.,]*)?(?:[ \u00a0](?:ribu|juta|miliar|triliun))?|\d+(?:[.,]\d+)?(?:[–-]\d+(?:[.,]\d+)?)?(?:%| persen)|\b\d{1,2} (?:${MONTHS}) \d{4}\b`,
  "gi",
);
const typedIn = (text: string) =>
  (text.replace(FIGURE, "").match(TYPED) ?? []).map((figure) => figure.replaceAll("\u00a0", " ").replace(/[.,]$/, ""));

/**
 * Figures that no table of ours has and that a file of lib/content may type: examples of its own, facts of a sample, or
 * figures of a formula. Everything else is a living figure (docs/living-figures.md).
 */
const ALLOWED: Record<string, readonly string[]> = {
  // The formula of TKB.
  "lib/content/about.ts": ["100%"],
  "lib/content/glossary.ts": ["100%"],
  "lib/content/help.ts": ["100%"],
  // An example of a date; in the second also the day of an advice, which is no rule.
  "lib/content/tools.ts": ["3 November 2026"],
  "lib/content/bill.ts": ["1 Oktober 2026", "30 April 2025"],
  // The edition of a document.
  "lib/content/legal/consumer.ts": ["26 November 2026"],
  // The limit of LAPS SJK for mediation without a fee.
  "lib/content/legal/terms.ts": ["Rp200 juta"],
  "lib/content/legal/funder-terms.ts": ["Rp200 juta"],
};

test.each(["Rp3.702.000", "rp 742.500", "Rp1,5 juta", "Rp2,8 – 50 juta", "0,3%", "10 persen", "5–20%", "1 Januari 2026"])(
  "finds a planted %s",
  (figure) => {
    expect(typedIn(`Anda mengembalikan ${figure} dan tidak lebih.`)).toEqual([figure]);
    expect(typedIn("Anda mengembalikan {{receipt kini 3000000 90 repaid}} pada hari ke-90.")).toEqual([]);
  },
);

test("an article types only the figures that its front matter lists as its own examples", () => {
  const faults = articleSources().flatMap(({ file, front, body }) => {
    const examples = /^examples:\s*(\[[\s\S]*?\])/m.exec(front)?.[1];
    if (!examples) return [`${file}: its front matter lists no examples; write examples: [] where it has none`];
    const listed: string[] = JSON.parse(examples);
    return typedIn(body)
      .filter((figure) => !listed.includes(figure))
      .map((figure) => `${file}: ${figure}`);
  });
  expect([...new Set(faults)]).toEqual([]);
});

test("lib/content types no amount, percentage or date that a table could give", () => {
  const faults = contentSources().flatMap(({ file, text }) =>
    typedIn(text)
      .filter((figure) => !ALLOWED[file]?.includes(figure))
      .map((figure) => `${file}: ${figure}`),
  );
  expect([...new Set(faults)]).toEqual([]);
});
