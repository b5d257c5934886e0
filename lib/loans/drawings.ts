import { dayAfter } from "../format/date.ts";
import { rupiah, rupiahShort } from "../format/money.ts";
import type { ProductKey } from "./products.ts";
import { loanProducts } from "./products.ts";
import { incomeNeeded, quote } from "./quote.ts";
import { costCapOf, costRuleOn, figureText, lateCap, lateRuleOf, type Rule, type RuleId, ruleOn, type Scale, versionsOf } from "./rules.ts";
import { spread } from "./spread.ts";

/**
 * The drawings of long articles, as data: every length is computed from the tables of rules and loans.
 * `lib/article/drawing-svg.ts` draws them, and `drawingText` says them in words.
 */

/** What a length stands for: money that one keeps, a cost, a loss, or the rest. */
export type Tone = "kept" | "cost" | "loss" | "rest";
/** A part of a bar: its share of the whole width, 0 to 1. */
type Part = { tone: Tone; share: number };
type Row = { label: string; value: string; parts: readonly Part[] };
type Named = { tone: Tone; name: string };
/** Points of a line: shares of the width and of the height, from the lower left. */
type Point = readonly [x: number, y: number];

export type Drawing = { title: string; rules: Rule[] } & (
  | { form: "bars"; rows: readonly Row[]; legend: readonly Named[] }
  | { form: "line"; points: readonly Point[]; ceiling: string; marks: readonly { x: number; y: number; label: string; value: string }[] }
  | { form: "cells"; lost: number; count: number; legend: readonly (Named & { value: string })[] }
);

const scaleNames: Record<Scale, string> = { konsumtif: "konsumtif", mikro: "usaha mikro", usaha: "usaha kecil dan menengah" };
const inDays = (days: number) => (days % 365 === 0 ? `${days / 365} tahun` : `${days} hari`);
const part = (tone: Tone, share: number): Part => ({ tone, share });

/** Interest and fees by the authority's caps from the contract on, then late fees, until all of them reach their ceiling. */
export function growthDrawing(scale: Scale, amount: number, days: number, day: string): Drawing {
  const cap = costRuleOn(scale, days, day);
  const total = ruleOn("batas-total", day);
  const ceiling = (amount * total.figure) / 100;
  const extra = (late: number) => Math.min(ceiling, costCapOf(cap, amount, days) + lateCap(scale, amount, day, late).fee);
  const last = days + 365;
  const at = (now: number): Point => [now / last, (now <= days ? costCapOf(cap, amount, now) : extra(now - days)) / ceiling];
  const marks = [days, days + 90, last].map((now) => {
    const [x, y] = at(now);
    return { x, y, label: now === days ? `Jatuh tempo, hari ke-${days}` : `Terlambat ${inDays(now - days)}`, value: rupiah(Math.round(y * ceiling)) };
  });
  return {
    title: `Tambahan paling banyak atas pinjaman ${scaleNames[scale]} ${rupiahShort(amount)} yang belum dibayar sama sekali`,
    form: "line",
    points: [0, days, days + 90, last].map(at),
    ceiling: `Batas seluruh tambahan ${rupiah(ceiling)}`,
    marks,
    rules: [cap, ruleOn(lateRuleOf(scale), day), total],
  };
}

/** What is written in the contract, what arrives, and what goes back. */
export function deductionDrawing(key: ProductKey, amount: number, days: number, day: string): Drawing {
  const { adminFee, received, repaid, cost, capRule } = quote(key, amount, days, { day });
  const share = (money: number) => money / Math.max(repaid, amount);
  return {
    title: `Potongan di depan: ${loanProducts[key].name} ${rupiahShort(amount)} selama ${days} hari`,
    form: "bars",
    rows: [
      { label: "Tertulis di perjanjian", value: rupiah(amount), parts: [part("kept", share(received)), part("cost", share(adminFee))] },
      { label: "Masuk ke rekening", value: rupiah(received), parts: [part("kept", share(received))] },
      { label: "Anda kembalikan", value: rupiah(repaid), parts: [part("kept", share(received)), part("cost", share(cost))] },
    ],
    legend: [
      { tone: "kept", name: "dana yang diterima" },
      { tone: "cost", name: "biaya" },
    ],
    rules: [capRule],
  };
}

/** The highest lawful late fees on an outstanding principal, by days. */
export function lateDrawing(scale: Scale, outstanding: number, day: string): Drawing {
  const delays = [7, 30, 60, 90];
  const fees = delays.map((days) => lateCap(scale, outstanding, dayAfter(day, -days), days).fee);
  const most = Math.max(...fees);
  return {
    title: `Denda paling banyak atas sisa pokok ${rupiahShort(outstanding)}, pinjaman ${scaleNames[scale]}`,
    form: "bars",
    rows: delays.map((days, index) => ({
      label: `Terlambat ${days} hari`,
      value: rupiah(fees[index] ?? 0),
      parts: [part("loss", (fees[index] ?? 0) / most)],
    })),
    legend: [],
    rules: [ruleOn(lateRuleOf(scale), day)],
  };
}

/** The authority's caps on interest and fees, by the kind of loan. */
export function capsDrawing(day: string): Drawing {
  const kinds: [RuleId, string][] = [
    ["batas-konsumtif-pendek", "Konsumtif, sampai 6 bulan"],
    ["batas-konsumtif-panjang", "Konsumtif, lebih lama"],
    ["batas-mikro-pendek", "Usaha mikro, sampai 6 bulan"],
    ["batas-mikro-panjang", "Usaha mikro, lebih lama"],
    ["batas-usaha", "Usaha kecil, menengah"],
  ];
  const rules = kinds.map(([id]) => ruleOn(id, day));
  const most = Math.max(...rules.map(({ figure }) => figure));
  return {
    title: "Batas OJK untuk bunga dan biaya, menurut jenis pinjaman",
    form: "bars",
    rows: rules.map((rule, index) => ({ label: kinds[index]?.[1] ?? "", value: figureText(rule), parts: [part("cost", rule.figure / most)] })),
    legend: [],
    rules,
  };
}

/** The versions of a rule, oldest first. */
export function historyDrawing(id: RuleId): Drawing {
  const versions = versionsOf(id).reverse();
  const most = Math.max(...versions.map(({ figure }) => figure));
  const [newest] = versions.slice(-1);
  return {
    title: `Dari tahun ke tahun: ${newest?.rule}`,
    form: "bars",
    rows: versions.map((rule) => ({
      label: `Sejak ${rule.from.slice(0, 4)}`,
      value: figureText(rule),
      parts: [part(rule === newest ? "cost" : "rest", rule.figure / most)],
    })),
    legend: [],
    rules: versions,
  };
}

/** An offer beside the authority's cap: what it costs, and what it may cost. */
export function offerDrawing(scale: Scale, { amount, received, repaid, days }: Offer, day: string): Drawing {
  const rule = costRuleOn(scale, days, day);
  const asked = repaid - received;
  const cap = costCapOf(rule, amount, days);
  const most = Math.max(asked, cap);
  return {
    title: `Tawaran ${rupiahShort(amount)} selama ${days} hari, cair ${rupiahShort(received)}, kembali ${rupiahShort(repaid)}`,
    form: "bars",
    rows: [
      { label: "Biaya yang diminta", value: rupiah(asked), parts: [part(asked > cap ? "loss" : "cost", asked / most)] },
      { label: `Batas OJK, ${scaleNames[scale]}`, value: rupiah(cap), parts: [part("kept", cap / most)] },
    ],
    legend: [],
    rules: [rule],
  };
}

type Offer = { amount: number; received: number; repaid: number; days: number };

/** An instalment as a part of the income that it requires. */
export function incomeDrawing(key: ProductKey, amount: number, days: number, day: string): Drawing {
  const asked = quote(key, amount, days, { day });
  const income = incomeNeeded(asked) ?? 0;
  const instalment = asked.instalments[0]?.amount ?? 0;
  const rule = ruleOn("rasio-cicilan", day);
  return {
    title: `Penghasilan sebulan untuk cicilan ${loanProducts[key].name} ${rupiahShort(amount)}, ${days} hari`,
    form: "bars",
    rows: [
      { label: "Penghasilan yang diperlukan", value: rupiah(income), parts: [part("cost", rule.figure / 100), part("kept", 1 - rule.figure / 100)] },
      { label: "Untuk cicilan", value: rupiah(instalment), parts: [part("cost", rule.figure / 100)] },
      { label: "Sisa untuk hidup", value: rupiah(income - instalment), parts: [part("kept", 1 - rule.figure / 100)] },
    ],
    legend: [],
    rules: [rule],
  };
}

/** What is still to be repaid after each instalment. */
export function paydownDrawing(key: ProductKey, amount: number, days: number, day: string): Drawing {
  const { repaid, instalments, capRule } = quote(key, amount, days, { day });
  const rows = [{ day: 0, left: repaid }];
  for (const each of instalments) rows.push({ day: each.day, left: (rows.at(-1)?.left ?? 0) - each.amount });
  return {
    title: `Sisa utang ${loanProducts[key].name} ${rupiahShort(amount)}, dicicil ${instalments.length} kali`,
    form: "bars",
    rows: rows.map(({ day: at, left }) => ({
      label: at === 0 ? "Hari pencairan" : `Sesudah hari ke-${at}`,
      value: rupiah(left),
      parts: [part("cost", left / repaid)],
    })),
    legend: [],
    rules: [capRule],
  };
}

/** The gross return of a year, the tax that is withheld, and what arrives. */
export function yieldDrawing(amount: number, percent: number, day: string): Drawing {
  const rule = ruleOn("pajak-imbal-hasil", day);
  const gross = Math.round((amount * percent) / 100);
  const tax = Math.round((gross * rule.figure) / 100);
  const taxed = rule.figure / 100;
  return {
    title: `Imbal hasil ${percent}% setahun dari ${rupiahShort(amount)}, bila semua pinjaman dibayar`,
    form: "bars",
    rows: [
      { label: "Imbal hasil kotor", value: rupiah(gross), parts: [part("kept", 1 - taxed), part("cost", taxed)] },
      { label: `Pajak ${figureText(rule)}, dipotong`, value: `−${rupiah(tax)}`, parts: [part("rest", 1 - taxed), part("cost", taxed)] },
      { label: "Yang Anda terima", value: rupiah(gross - tax), parts: [part("kept", 1 - taxed)] },
    ],
    legend: [],
    rules: [rule],
  };
}

/** What one loan that is never paid back takes from an amount, by how many loans it is spread over. */
export function defaultDrawing(amount: number): Drawing {
  return {
    title: `Satu pinjaman gagal bayar: yang hilang dari ${rupiahShort(amount)}`,
    form: "bars",
    rows: [1, 5, 20, 100].map((loans) => {
      const lost = spread(amount, loans, 0).part;
      return {
        label: `Disebar ke ${loans} pinjaman`,
        value: `−${rupiah(lost)}`,
        parts: [part("loss", lost / amount), part("kept", 1 - lost / amount)],
      };
    }),
    legend: [
      { tone: "loss", name: "hilang" },
      { tone: "kept", name: "kembali" },
    ],
    rules: [],
  };
}

/** A hundred loans, of which some are never paid back. */
export function weaveDrawing(amount: number, percent: number): Drawing {
  const count = 100;
  const { defaults, lost } = spread(amount, count, percent);
  return {
    title: `${count} pinjaman dari ${rupiahShort(amount)}, ${defaults} tidak dibayar`,
    form: "cells",
    count,
    lost: defaults,
    legend: [
      { tone: "kept", name: `${count - defaults} dibayar`, value: rupiah(amount - lost) },
      { tone: "cost", name: `${defaults} gagal bayar`, value: `−${rupiah(lost)}` },
    ],
    rules: [],
  };
}

/** The hours of a day in which a debt may be collected. */
export function hoursDrawing(day: string): Drawing {
  const from = ruleOn("penagihan-mulai", day);
  const until = ruleOn("penagihan-sampai", day);
  return {
    title: "Jam penagihan dalam sehari, dari pukul 00.00 sampai 24.00",
    form: "bars",
    rows: [
      {
        label: "Senin sampai Sabtu",
        value: `${figureText(from)}–${figureText(until)}`,
        parts: [part("rest", from.figure / 24), part("kept", (until.figure - from.figure) / 24), part("rest", 1 - until.figure / 24)],
      },
      { label: "Minggu dan libur nasional", value: "tidak boleh", parts: [part("rest", 1)] },
    ],
    legend: [
      { tone: "kept", name: "boleh menagih" },
      { tone: "rest", name: "dilarang" },
    ],
    rules: [from, until],
  };
}

/** The last day late of each grade of a bank's loan; the last grade has no end. */
const GRADE_DAYS = [0, 90, 120, 180] as const;
const GRADE_NAMES = ["1. Lancar", "2. Perhatian khusus", "3. Kurang lancar", "4. Diragukan", "5. Macet"] as const;
/** Days after which a loan of a platform counts as lost. */
const PLATFORM_LOST_DAYS = 90;

/** The grades of a late loan at a bank, and the single limit at a platform. */
export function gradesDrawing(): Drawing {
  const most = 240;
  const row = (label: string, from: number, until: number | undefined, tone: Tone): Row => ({
    label,
    value: until === undefined ? `lebih dari ${from - 1} hari` : until === 0 ? "tidak terlambat" : `${from}–${until} hari`,
    parts: [part("rest", (from - 1) / most), part(tone, ((until ?? most) - from + 1) / most)].filter(({ share }) => share > 0),
  });
  const tones: readonly Tone[] = ["kept", "cost", "cost", "loss", "loss"];
  return {
    title: "Tingkat kualitas kredit menurut hari terlambat",
    form: "bars",
    rows: [
      { label: GRADE_NAMES[0], value: "tidak terlambat", parts: [part("kept", 1 / most)] },
      ...GRADE_NAMES.slice(1).map((name, index) => row(name, (GRADE_DAYS[index] ?? 0) + 1, GRADE_DAYS[index + 1], tones[index + 1] ?? "loss")),
      row("Macet di pindar", PLATFORM_LOST_DAYS + 1, undefined, "loss"),
    ],
    legend: [],
    rules: [],
  };
}

/** The alternative text of a drawing. */
export function drawingText(drawing: Drawing): string {
  const said =
    drawing.form === "bars"
      ? drawing.rows.map(({ label, value }) => `${label}: ${value}`)
      : drawing.form === "line"
        ? [...drawing.marks.map(({ label, value }) => `${label}: ${value}`), drawing.ceiling]
        : drawing.legend.map(({ name, value }) => `${name}: ${value}`);
  return `${drawing.title}. ${said.join("; ")}.`;
}
