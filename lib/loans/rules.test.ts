import { dayAfter, longDate } from "@/lib/format/date";
import { ratePercent } from "@/lib/format/money";
import { DAILY_COST_CAP, LATE_FEE_RATE, loanProducts, productKeys } from "@/lib/loans/products";
import {
  costCapOf,
  costRuleOn,
  figureText,
  lateCap,
  newestRule,
  type Rule,
  type RuleId,
  ratePercent3,
  ruleIds,
  ruleOn,
  type Segment,
  versionsOf,
} from "@/lib/loans/rules";
import { articleTexts, contentTexts } from "@/test-support/site-texts";

const segments: Segment[] = ["konsumtif-pendek", "konsumtif-panjang", "mikro-pendek", "mikro-panjang", "usaha"];
const capIds = segments.map((segment): RuleId => `batas-${segment}`);
const every: Rule[] = ruleIds.flatMap(versionsOf);
const months = "Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember";
/** A day or a year, or the placeholder that becomes a figure with its day. */
const dated = new RegExp(`\\b(?:\\d{1,2} (?:${months}) )?20\\d\\d\\b|\\{\\{rule `);

test("every rule has days, a source with an address, someone whom it binds, and says whether counsel has confirmed it", () => {
  for (const { rule, from, until, source, binds, toBeConfirmed } of every) {
    expect([rule, from]).toEqual([rule, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
    if (until) expect(until > from).toBe(true);
    expect(source.url).toMatch(/^https:\/\//);
    expect(binds.length).toBeGreaterThan(0);
    expect(typeof toBeConfirmed).toBe("boolean");
  }
});

test("the versions of a rule follow each other without a gap: the day after the last is the next one's first", () => {
  for (const id of ruleIds) {
    const versions = versionsOf(id);
    for (const [index, { until }] of versions.entries()) {
      const newer = versions[index - 1];
      if (newer) expect([id, until && dayAfter(until, 1)]).toEqual([id, newer.from]);
    }
  }
});

test("each kind of loan has one cap a day, and one in force", () => {
  for (const id of capIds) {
    expect(ruleOn(id, "2023-06-01").figure).toBe(40);
    expect(ruleOn(id, "2024-06-01").figure).toBe(id.includes("konsumtif") ? 30 : 10);
    expect(ruleOn(id, "2026-11-20")).toEqual(newestRule(id));
  }
  expect(() => ruleOn("batas-usaha", "2020-01-01")).toThrow("tidak ada aturan batas-usaha pada 2020-01-01");
});

test.each([
  ["2026-03-01", 184],
  ["2026-02-10", 181],
  // 28 February is the last day of its month.
  ["2025-08-31", 181],
  ["2023-08-31", 182],
])("a contract of %s is short up to six months of the calendar, which are %i days, and long after", (day, days) => {
  expect(costRuleOn("mikro", days, day).id).toBe("batas-mikro-pendek");
  expect(costRuleOn("mikro", days + 1, day).id).toBe("batas-mikro-panjang");
  expect(costRuleOn("konsumtif", days + 1, day).id).toBe("batas-konsumtif-panjang");
  expect(costRuleOn("usaha", days + 1, day).id).toBe("batas-usaha");
});

test("each tenor of a product has the same cap whatever the day of its contract", () => {
  const scaled = productKeys.flatMap((key) => loanProducts[key].tenors.map((tenor) => [loanProducts[key].scale, tenor] as const));
  for (const [scale, tenor] of scaled) {
    const ids = Array.from({ length: 366 }, (_, later) => costRuleOn(scale, tenor, dayAfter("2027-03-01", later)).id);
    expect([scale, tenor, new Set(ids).size]).toEqual([scale, tenor, 1]);
  }
});

test("late fees have caps by day, and a delay over New Year counts each day by its own", () => {
  expect(figureText(ruleOn("denda-produktif", "2026-11-26"))).toBe("0,067% per hari");
  expect(figureText(ruleOn("denda-produktif", "2025-12-31"))).toBe("0,1% per hari");
  expect(figureText(ruleOn("denda-konsumtif", "2026-01-01"))).toBe("0,1% per hari");
  // 3.000.000 × 0,067% × 10 days.
  expect(lateCap("mikro", 3_000_000, "2026-11-01", 10).fee).toBe(20_100);
  // Ten days at 0,1%, ten at 0,067%.
  expect(lateCap("usaha", 1_000_000, "2025-12-21", 20)).toMatchObject({ fee: 16_700, parts: [{ days: 10 }, { days: 10 }] });
  expect(lateCap("konsumtif", 1_000_000, "2024-12-30", 3).fee).toBe(7_000);
});

test("a cap in rupiah has no binary error", () => {
  expect(costCapOf(ruleOn("batas-mikro-pendek", "2026-11-26"), 3_000_000, 90)).toBe(742_500);
});

const ownRates = new Set([DAILY_COST_CAP, LATE_FEE_RATE, ...productKeys.map((key) => loanProducts[key].rate)].map(ratePercent));
const caps = new Set(
  [...capIds, "denda-produktif" as const, "denda-konsumtif" as const].flatMap(versionsOf).map(({ figure }) => ratePercent3(figure)),
);

test("no page or article names a cap of the authority without its day, or one that is missing from the table", async () => {
  const faults: string[] = [];
  for (const { file, text } of [...(await contentTexts()), ...articleTexts()]) {
    if (!/OJK/.test(text)) continue;
    const rates = [...text.matchAll(/(\d+(?:,\d+)?%)\*{0,2} (?:per|sehari)(?: hari)?/g)].map(([, figure = ""]) => figure);
    const capsSaid = rates.filter((figure) => !ownRates.has(figure));
    if (capsSaid.length > 0 && !dated.test(text)) faults.push(`${file}: no day: ${text.slice(0, 120)}`);
    for (const figure of capsSaid) if (!caps.has(figure)) faults.push(`${file}: ${figure} is not in the table: ${text.slice(0, 120)}`);
  }
  expect(faults).toEqual([]);
});

test("the regulation of 2022 is never called the one in force", async () => {
  const alone = [...(await contentTexts()), ...articleTexts()].filter(({ text }) => /POJK 10\/2022/.test(text) && !/POJK 40\/2024/.test(text));
  expect(alone).toEqual([]);
});

const day = `(\\d{1,2} (?:${months}) 20\\d\\d)`;
/** How texts say since when a figure holds. */
const datedSince: [RegExp, Rule][] = [
  ...capIds.map((id): [RegExp, Rule] => {
    const rule = newestRule(id);
    return [new RegExp(`${ratePercent3(rule.figure)} per hari[^.]{0,20}? sejak ${day}`, "g"), rule];
  }),
  [new RegExp(`30% penghasilan[^.]{0,20}? sejak ${day}`, "g"), newestRule("rasio-cicilan")],
  [new RegExp(`PMK 69/PMK\\.03/2022[^.]{0,20}? sejak ${day}`, "g"), newestRule("pajak-imbal-hasil")],
];

test("articles that type a day say since when a figure holds as the table does", () => {
  const faults: string[] = [];
  for (const { file, text } of articleTexts())
    for (const [pattern, rule] of datedSince)
      for (const [whole, since] of text.matchAll(pattern)) if (since !== longDate(rule.from)) faults.push(`${file}: ${whole} is not ${rule.from}`);
  expect(faults).toEqual([]);
});
