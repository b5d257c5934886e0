import { dayAfter, longDate } from "../format/date.ts";
import { ratePercent, rupiah, rupiahRange, rupiahShort } from "../format/money.ts";
import { FUNDING_MIN_RUPIAH, FUNDING_USUAL_MIN_RUPIAH } from "../limits.ts";
import {
  capsDrawing,
  type Drawing,
  deductionDrawing,
  defaultDrawing,
  drawingText,
  gradesDrawing,
  growthDrawing,
  historyDrawing,
  hoursDrawing,
  incomeDrawing,
  lateDrawing,
  offerDrawing,
  paydownDrawing,
  weaveDrawing,
  yieldDrawing,
} from "./drawings.ts";
import {
  ADMIN_FEE_PERCENT,
  APP_MAX_AMOUNT,
  APP_MIN_AMOUNT,
  DAILY_COST_CAP,
  LATE_FEE_RATE,
  loanProducts,
  type ProductKey,
  productKeys,
} from "./products.ts";
import { type Quote, quote } from "./quote.ts";
import {
  costCapOf,
  costRuleOn,
  datedText,
  figureText,
  isRuleId,
  lateCap,
  lateRuleOf,
  newestRule,
  type Rule,
  type RuleId,
  ratePercent3,
  ruleOn,
  ruleTable,
  type Scale,
  versionsOf,
} from "./rules.ts";
import { FUNDING_YIELD_PERCENT } from "./spread.ts";

/**
 * Figures that a text names instead of typing them, such as `{{rule batas-mikro-pendek}}` or
 * `{{receipt kini 3000000 90 repaid}}`. docs/living-figures.md lists them. Texts of lib/content and articles use them.
 */

export type LivingFigure = {
  text: string;
  /** The day for which it is computed (YYYY-MM-DD). */
  day: string;
  /** The rules that it follows; none for a price of our own that no rule changes. */
  rules: Rule[];
  /** What was computed, in Indonesian. */
  about: string;
  /** It follows a rule that a newer version has replaced. */
  isReplaced: boolean;
};

/** A figure in a text: the expression between the braces is the first group. */
export const FIGURE = /\{\{([^{}]{1,200})\}\}/g;
/** Signs before and after a figure that stay on its line. Browsers break lines on both sides of a button. */
export const SIGN_BEFORE = "[(“]";
export const SIGNS_AFTER = "[)”.,;:!?…]+";

/**
 * How a figure is written with the signs beside it: `number` is the button, `inside` stays on its line, `date` and `behind`
 * follow it. A button does not break across lines, so a date behind the figure stays outside.
 */
export function figureLine({ text, isReplaced }: LivingFigure, before: string, after: string) {
  const [number = "", ...rest] = text.split(/(?= \()/);
  const isLast = rest.length === 0 && !isReplaced;
  return { number, date: rest.join(""), inside: isLast ? after : "", behind: isLast ? "" : after, hasSigns: Boolean(before || (isLast && after)) };
}

/** A computed part: a text, or an amount of rupiah that can be added. */
type Value = { text?: string; amount?: number; rules: Rule[]; about: string };

const fail = (what: string): never => {
  throw new Error(what);
};
const oneOf = (names: object) => Object.keys(names).join(", ");
/** The entry of a name, which comes from a text; inherited names such as `constructor` do not count as entries. */
function entryOf<Entry>(entries: Record<string, Entry>, name: string, what: string): Entry {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  return entry ?? fail(`"${name}" bukan ${what} (${oneOf(entries)})`);
}

function wholeOf(word: string | undefined, name: string): number {
  return word && /^\d{1,13}$/.test(word) ? Number(word) : fail(`${name} ditulis dengan angka tanpa titik, bukan "${word ?? ""}"`);
}
const productOf = (word = ""): ProductKey => productKeys.find((key) => key === word) ?? fail(`"${word}" bukan produk (${productKeys.join(", ")})`);
const ruleIdOf = (word = ""): RuleId => (isRuleId(word) ? word : fail(`"${word}" bukan aturan (${oneOf(ruleTable)})`));

const ruleParts: Record<string, (rule: Rule) => string> = {
  figure: figureText,
  dated: datedText,
  share: (rule) => figureText(rule).replace(/ (?:per hari|penyelenggara|hari kerja|tahun)$/, ""),
  since: ({ from }) => longDate(from),
  until: ({ until }) => (until ? longDate(until) : fail("aturan ini tidak punya hari terakhir")),
  deadline: ({ deadline }) => (deadline ? longDate(deadline) : fail("aturan ini tidak punya tenggat")),
  source: ({ source }) => source.short,
};

/** `rule ID [PART]`. A rule that has ended or not begun yet is shown as it was or will be, unless a day is asked for. */
function ruleValue([id, part = "figure"]: string[], { day, isAsked }: Day): Value {
  const versions = versionsOf(ruleIdOf(id));
  const inForce = versions.find(({ from, until }) => from <= day && (!until || day <= until));
  const rule = inForce ?? (isAsked ? fail(`tabel tidak punya aturan ${id} pada ${day}`) : (versions[0] as Rule));
  const textOf = entryOf(ruleParts, part, "bagian aturan");
  return { text: textOf(rule), rules: [rule], about: rule.rule };
}

const receiptParts: Record<string, (quote: Quote) => number | string> = {
  amount: ({ amount }) => amount,
  admin: ({ adminFee }) => adminFee,
  received: ({ received }) => received,
  interest: ({ interest }) => interest,
  reduction: ({ reduction }) => reduction,
  cost: ({ cost }) => cost,
  repaid: ({ repaid }) => repaid,
  instalment: ({ instalments }) => instalments[0]?.amount ?? 0,
  instalments: ({ instalments }) => `${instalments.length} kali`,
  daily: ({ dailyCost }) => ratePercent3(dailyCost),
  cap: ({ authorityCap }) => authorityCap,
  income: ({ instalments, day }) => Math.ceil(((instalments[0]?.amount ?? 0) * 100) / ruleOn("rasio-cicilan", day).figure),
};

/** `receipt PRODUCT AMOUNT DAYS PART [highest]`: at the product's lowest rate, or at its highest. */
function receiptValue([product, amount, days, part = "repaid", rate]: string[], { day }: Day): Value {
  const key = productOf(product);
  const { name, maxRate } = loanProducts[key];
  if (rate !== undefined && rate !== "highest") fail(`"${rate}" setelah bagiannya hanya boleh "highest"`);
  const asked = quote(key, wholeOf(amount, "jumlah"), wholeOf(days, "tenor"), { rate: rate ? maxRate : undefined, day });
  const value = entryOf(receiptParts, part, "bagian nota")(asked);
  return {
    ...(typeof value === "number" ? { amount: value } : { text: value }),
    rules: [asked.capRule],
    about: `nota ${name}, ${rupiah(asked.amount)} selama ${asked.days} hari, bunga ${ratePercent(asked.rate)} per hari`,
  };
}

const productParts: Record<string, (key: ProductKey) => string> = {
  name: (key) => loanProducts[key].name,
  rate: (key) => ratePercent(loanProducts[key].rate),
  highest: (key) => ratePercent(loanProducts[key].maxRate),
  limit: (key) => rupiahRange(loanProducts[key].minAmount, loanProducts[key].maxAmount),
  least: (key) => rupiahShort(loanProducts[key].minAmount),
  most: (key) => rupiahShort(loanProducts[key].maxAmount),
  tenor: (key) => `${loanProducts[key].tenors[0]}–${loanProducts[key].tenors.at(-1)} hari`,
};

/** `product PRODUCT PART`. */
function productValue([product, part = ""]: string[]): Value {
  const key = productOf(product);
  const textOf = entryOf(productParts, part, "bagian produk");
  return { text: textOf(key), rules: [], about: `tabel harga ${loanProducts[key].name}` };
}

const ofProducts = (pick: (key: ProductKey) => number) => productKeys.map(pick);
/** What is the same for every product, and the figures for funders. */
const prices: Record<string, string> = {
  admin: `${ADMIN_FEE_PERCENT}%`,
  late: ratePercent(LATE_FEE_RATE),
  "daily-cap": ratePercent(DAILY_COST_CAP),
  lowest: ratePercent(Math.min(...ofProducts((key) => loanProducts[key].rate))),
  highest: ratePercent(Math.max(...ofProducts((key) => loanProducts[key].maxRate))),
  least: rupiahShort(Math.min(...ofProducts((key) => loanProducts[key].minAmount))),
  most: rupiahShort(Math.max(...ofProducts((key) => loanProducts[key].maxAmount))),
  "app-least": rupiah(APP_MIN_AMOUNT),
  "app-most": rupiah(APP_MAX_AMOUNT),
  "fund-least": rupiahShort(FUNDING_MIN_RUPIAH),
  "fund-usual": rupiahShort(FUNDING_USUAL_MIN_RUPIAH),
  yield: `${FUNDING_YIELD_PERCENT.low}–${FUNDING_YIELD_PERCENT.high}%`,
  "yield-low": `${FUNDING_YIELD_PERCENT.low}%`,
  "yield-high": `${FUNDING_YIELD_PERCENT.high}%`,
};

/** `price NAME`. */
function priceValue([name = ""]: string[]): Value {
  return { text: entryOf(prices, name, "harga"), rules: [], about: "tabel harga Simpul" };
}

const scaleNames: Record<Scale, string> = { konsumtif: "konsumtif", mikro: "produktif mikro", usaha: "produktif kecil dan menengah" };
const scaleOf = (word = ""): Scale =>
  Object.hasOwn(scaleNames, word) ? (word as Scale) : fail(`"${word}" bukan jenis pinjaman (${oneOf(scaleNames)})`);

/** `cap KIND AMOUNT DAYS`: the highest lawful interest and fees. */
function capValue([kind, amount, days]: string[], { day }: Day): Value {
  const scale = scaleOf(kind);
  const tenor = wholeOf(days, "tenor");
  const rule = costRuleOn(scale, tenor, day);
  const principal = wholeOf(amount, "jumlah");
  return {
    amount: costCapOf(rule, principal, tenor),
    rules: [rule],
    about: `bunga dan biaya paling tinggi atas ${rupiah(principal)} selama ${tenor} hari, pinjaman ${scaleNames[scale]}`,
  };
}

/** `late KIND OUTSTANDING DAYS`: the highest lawful late fee on an outstanding principal, for days that end today. */
function lateValue([kind, outstanding, days]: string[], { day }: Day): Value {
  const scale = scaleOf(kind);
  const late = wholeOf(days, "jumlah hari");
  const principal = wholeOf(outstanding, "sisa pokok");
  const rule = ruleOn(lateRuleOf(scale), day);
  return {
    amount: Math.min(principal, lateCap(scale, principal, dayAfter(day, -late), late).fee),
    rules: [rule],
    about: `denda paling tinggi ${late} hari atas sisa pokok ${rupiah(principal)}, pinjaman ${scaleNames[scale]}`,
  };
}

type DrawnWords = (string | undefined)[];
const loanWords = ([product, amount, days]: DrawnWords) => [productOf(product), wholeOf(amount, "jumlah"), wholeOf(days, "tenor")] as const;

/** `draw NAME …`: the drawings, each with its arguments. */
const drawings: Record<string, (args: DrawnWords, day: string) => Drawing> = {
  growth: ([kind, amount, days], day) => growthDrawing(scaleOf(kind), wholeOf(amount, "jumlah"), wholeOf(days, "tenor"), day),
  late: ([kind, outstanding], day) => lateDrawing(scaleOf(kind), wholeOf(outstanding, "sisa pokok"), day),
  offer: ([kind, amount, received, repaid, days], day) =>
    offerDrawing(
      scaleOf(kind),
      {
        amount: wholeOf(amount, "jumlah"),
        received: wholeOf(received, "yang diterima"),
        repaid: wholeOf(repaid, "yang dikembalikan"),
        days: wholeOf(days, "tenor"),
      },
      day,
    ),
  deduction: (args, day) => deductionDrawing(...loanWords(args), day),
  income: (args, day) => incomeDrawing(...loanWords(args), day),
  paydown: (args, day) => paydownDrawing(...loanWords(args), day),
  yield: ([amount, percent], day) => yieldDrawing(wholeOf(amount, "jumlah"), wholeOf(percent, "imbal hasil"), day),
  default: ([amount]) => defaultDrawing(wholeOf(amount, "jumlah")),
  weave: ([amount, percent]) => weaveDrawing(wholeOf(amount, "jumlah"), wholeOf(percent, "bagian")),
  caps: (_, day) => capsDrawing(day),
  history: ([id]) => historyDrawing(ruleIdOf(id)),
  hours: (_, day) => hoursDrawing(day),
  grades: gradesDrawing,
};

/** The drawing of an expression such as `draw growth mikro 3000000 90`. Throws as `livingFigure` does. */
export function drawingOf(expression: string, today: string): Drawing {
  const [, name = "", ...args] = expression.trim().split(/ +/);
  return entryOf(drawings, name, "gambar")(args, today);
}

function drawnValue(args: string[], { day }: Day): Value {
  const drawing = drawingOf(["draw", ...args].join(" "), day);
  return { text: drawingText(drawing), rules: drawing.rules, about: drawing.title };
}

type Day = { day: string; isAsked: boolean };
const kinds: Record<string, (args: string[], day: Day) => Value> = {
  rule: ruleValue,
  receipt: receiptValue,
  product: productValue,
  price: priceValue,
  cap: capValue,
  late: lateValue,
  draw: drawnValue,
  today: (_, { day }) => ({ text: longDate(day), rules: [], about: "hari ini" }),
};

/** A term: a kind with its arguments or a number, then `* N` or `/ N`. */
function termValue(term: string, day: Day): Value {
  const [, inner = "", operator, factor = "1"] = /^(.+?)(?: ([*/]) (\d{1,4}))?$/.exec(term.trim()) ?? [];
  const [kind = "", ...args] = inner.split(/ +/);
  const value: Value = /^\d{1,13}$/.test(inner) ? { amount: Number(inner), rules: [], about: "" } : entryOf(kinds, kind, "jenis angka")(args, day);
  if (!operator) return value;
  if (value.amount === undefined) return fail(`"${inner}" bukan jumlah rupiah, jadi tidak dapat dikalikan atau dibagi`);
  return { ...value, amount: Math.round(operator === "*" ? value.amount * Number(factor) : value.amount / Number(factor)) };
}

/**
 * Computes an expression such as `receipt kini 3000000 90 repaid - 2700000`. A day asked for by `on 2024-06-01` counts
 * instead of `today` (YYYY-MM-DD in Jakarta). Throws an Error that says what is wrong.
 */
export function livingFigure(expression: string, today: string): LivingFigure {
  const [, sum = "", asked, format] = /^(.+?)(?: on (20\d\d-\d\d-\d\d))?(?: (short))?$/.exec(expression.trim()) ?? [];
  const day = { day: asked ?? today, isAsked: asked !== undefined };
  const [first = "", ...rest] = sum.split(/ ([+-]) /);
  const value = termValue(first, day);
  const rules = new Map(value.rules.map((rule) => [rule.id + rule.from, rule]));
  let { amount } = value;
  for (let index = 0; index < rest.length; index += 2) {
    const term = termValue(rest[index + 1] ?? "", day);
    if (amount === undefined || term.amount === undefined) return fail(`hanya jumlah rupiah yang dapat dijumlahkan: ${expression}`);
    amount += rest[index] === "+" ? term.amount : -term.amount;
    for (const rule of term.rules) rules.set(rule.id + rule.from, rule);
  }
  if (format && amount === undefined) return fail(`hanya jumlah rupiah yang dapat disingkat: ${expression}`);
  return {
    text: amount === undefined ? (value.text ?? "") : format ? rupiahShort(amount) : rupiah(amount),
    day: day.day,
    rules: [...rules.values()],
    about: rest.length > 0 ? "selisih atau jumlah beberapa angka dari tabel" : value.about,
    isReplaced: [...rules.values()].some(({ id, from, until }) => until !== undefined && until < today && newestRule(id).from !== from),
  };
}

/** A text with its figures filled in. Throws as `livingFigure` does. */
export function livingText(text: string, today: string): string {
  return text.replace(FIGURE, (_, expression: string) => {
    const { text: figure, isReplaced } = livingFigure(expression, today);
    return isReplaced ? `${figure} (aturan lama)` : figure;
  });
}
