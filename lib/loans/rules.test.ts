import { dailyCap, lateFee } from "@/lib/content/legal/costs";
import { longDate } from "@/lib/format/date";
import { ratePercent } from "@/lib/format/money";
import { DAILY_COST_CAP, LATE_FEE_RATE, loanProducts, productKeys } from "@/lib/loans/products";
import { costCap, costCaps, type Rule, ratePercent3, ruleOn, rules, type Segment, segmentOf } from "@/lib/loans/rules";
import { articleTexts, contentTexts } from "@/test-support/site-texts";

const segments = Object.keys(costCaps) as Segment[];
const every: Rule[] = [...Object.values(costCaps).flat(), ...Object.values(rules)];
const months = "Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember";
/** A day or a year, or the placeholder that becomes a figure with its day. */
const dated = new RegExp(`\\b(?:\\d{1,2} (?:${months}) )?20\\d\\d\\b|\\{(?:batas-|rasio-|penghasilan|penyelenggara|jam-|pajak-)`);

test("every rule has a day, a source with an address, and says whether counsel has confirmed it", () => {
  for (const { rule, from, until, source, toBeConfirmed } of every) {
    expect([rule, from]).toEqual([rule, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
    if (until) expect(until > from).toBe(true);
    expect(source.url).toMatch(/^https:\/\//);
    expect(typeof toBeConfirmed).toBe("boolean");
  }
});

test("each kind of loan has one cap a day, and one in force", () => {
  for (const segment of segments) {
    const list = costCaps[segment];
    expect(costCap(segment)).toBe(list[0]);
    for (const [index, { until }] of list.entries()) {
      const newer = list[index - 1];
      if (newer) expect([segment, until && until < newer.from]).toEqual([segment, true]);
    }
    expect(ruleOn(list, "2024-06-01").figure).toBe(segment.startsWith("konsumtif") ? 30 : 10);
    expect(ruleOn(list, "2026-11-20")).toBe(list[0]);
  }
  expect(() => ruleOn(costCaps.usaha, "2020-01-01")).toThrow("no rule for 2020-01-01");
  expect([segmentOf("mikro", 180), segmentOf("mikro", 181), segmentOf("usaha", 365)]).toEqual(["mikro-pendek", "mikro-panjang", "usaha"]);
});

test("the two sentences of costs say the figures of the table of prices", () => {
  expect(dailyCap).toContain(`${ratePercent(DAILY_COST_CAP)} per hari kalender`);
  expect(lateFee).toContain(`${ratePercent(LATE_FEE_RATE)} per hari`);
});

const ownRates = new Set([DAILY_COST_CAP, LATE_FEE_RATE, ...productKeys.map((key) => loanProducts[key].rate)].map(ratePercent));
const caps = new Set(segments.flatMap((segment) => costCaps[segment].map(({ figure }) => ratePercent3(figure))));

test("no page or article names a cap of the authority without its day, or one that is missing from the table", async () => {
  const faults: string[] = [];
  const seen: string[] = [];
  for (const { file, text } of [...(await contentTexts()), ...articleTexts()]) {
    if (!/OJK/.test(text)) continue;
    const rates = [...text.matchAll(/(\d+(?:,\d+)?%)\*{0,2} (?:per|sehari)(?: hari)?/g)].map(([, figure = ""]) => figure);
    const capsSaid = rates.filter((figure) => !ownRates.has(figure));
    seen.push(...capsSaid);
    const others = /30% (?:dari )?penghasilan|[Rr]p3 juta sebulan|3 penyelenggara|tiga penyelenggara/.test(text);
    if ((capsSaid.length > 0 || others) && !dated.test(text)) faults.push(`${file}: no day: ${text.slice(0, 120)}`);
    for (const figure of capsSaid) if (!caps.has(figure)) faults.push(`${file}: ${figure} is not in the table: ${text.slice(0, 120)}`);
  }
  expect(faults).toEqual([]);
  expect(seen.length).toBeGreaterThan(5);
});

test("the regulation of 2022 is never called the one in force", async () => {
  const alone = [...(await contentTexts()), ...articleTexts()].filter(({ text }) => /POJK 10\/2022/.test(text) && !/POJK 40\/2024/.test(text));
  expect(alone).toEqual([]);
});

const { instalmentShare, instalmentShare2025, borrowerIncome, platforms, professionalIncome, professionalShare, ordinaryShare } = rules;
const { collectionFrom, collectionUntil, writtenComplaint, totalCost, funderTax } = rules;
const millions = (figure: number) => String(figure / 1_000_000);
const hour = (figure: number) => `${String(figure).padStart(2, "0")}.00`;

/** How texts say the other figures of the table, and what may stand in the place of each group. */
const said: [RegExp, string[]][] = [
  [/(\d+)% (?:dari )?penghasilan(?! (?:dari|setahun))/g, [instalmentShare, instalmentShare2025].map(({ figure }) => String(figure))],
  [/(\d+)% (?:dari )?penghasilan setahun/g, [professionalShare, ordinaryShare].map(({ figure }) => String(figure))],
  [/paling sedikit [Rr]p(\d+) juta sebulan/g, [millions(borrowerIncome.figure)]],
  [/di atas [Rr]p(\d+) juta setahun/g, [millions(professionalIncome.figure)]],
  [/paling banyak (?:pada )?(\d+|tiga) penyelenggara/g, [String(platforms.figure), "tiga"]],
  [/Sabtu[^.]*? (\d\d\.\d\d)–\d\d\.\d\d/g, [hour(collectionFrom.figure)]],
  [/Sabtu[^.]*? \d\d\.\d\d–(\d\d\.\d\d)/g, [hour(collectionUntil.figure)]],
  [/[Pp]engaduan tertulis\D*(\d+) hari kerja/g, [String(writtenComplaint.figure)]],
  [/seluruh bunga, biaya, dan denda tidak (?:boleh )?melebihi (\d+)%/gi, [String(totalCost.figure)]],
  [/PPh Pasal 23[^%]*?(\d+)%/g, [String(funderTax.figure)]],
  [/[Pp]ajak (\d+)% yang dipotong/g, [String(funderTax.figure)]],
];

test("every other figure of the authority in pages and articles is one of the table", async () => {
  const faults: string[] = [];
  const found = new Set<RegExp>();
  for (const { file, text } of [...(await contentTexts()), ...articleTexts()]) {
    // Our own service hours are not the collectors'.
    if (!/tagih|OJK|penghasilan|penyelenggara|pengaduan|pajak/i.test(text)) continue;
    for (const [pattern, figures] of said)
      for (const [whole, figure = ""] of text.matchAll(pattern)) {
        found.add(pattern);
        if (!figures.includes(figure)) faults.push(`${file}: ${whole} is not in the table (${figures})`);
      }
  }
  expect(faults).toEqual([]);
  expect(said.filter(([pattern]) => !found.has(pattern))).toEqual([]);
});

const day = `(\\d{1,2} (?:${months}) 20\\d\\d)`;
/** How texts say since when a figure holds. */
const datedSince: [RegExp, Rule][] = [
  ...segments.map((segment): [RegExp, Rule] => {
    const rule = costCap(segment);
    return [new RegExp(`${ratePercent3(rule.figure)} per hari[^.]{0,20}? sejak ${day}`, "g"), rule];
  }),
  [new RegExp(`30% penghasilan[^.]{0,20}? sejak ${day}`, "g"), instalmentShare],
  [new RegExp(`[Rr]p3 juta sebulan[^.]{0,5}?sejak ${day}`, "g"), borrowerIncome],
  [new RegExp(`PMK 69/PMK\\.03/2022[^.]{0,20}? sejak ${day}`, "g"), funderTax],
];

test("pages and articles say since when a figure holds as the table does", async () => {
  const faults: string[] = [];
  const found = new Set<Rule>();
  for (const { file, text } of [...(await contentTexts()), ...articleTexts()])
    for (const [pattern, rule] of datedSince)
      for (const [whole, since] of text.matchAll(pattern)) {
        found.add(rule);
        if (since !== longDate(rule.from)) faults.push(`${file}: ${whole} is not ${rule.from}`);
      }
  expect(faults).toEqual([]);
  for (const rule of [costCap("mikro-pendek"), instalmentShare, borrowerIncome, funderTax])
    expect([rule.rule, found.has(rule)]).toEqual([rule.rule, true]);
});
