import { resultCopy as copy, type ToolField, type ToolName, tools, toolsPage } from "@/lib/content/tools";
import { longDate } from "@/lib/format/date";
import { rupiah } from "@/lib/format/money";
import { numberText } from "@/lib/format/number";
import { ruleOn } from "@/lib/loans/rules";
import { DAILY_RATE_MAX, defaultSpread, effectiveRate, incomeRatio } from "@/lib/loans/tools";
import { readCount, readPercent } from "@/lib/read/count";
import { readRupiah } from "@/lib/read/money";

/** What was typed, by the name of its field. */
export type ToolValues = Record<string, string>;

/** The value of a field, read in its unit; undefined if it is not a valid value. */
function read(field: ToolField, text: string): number | undefined {
  if (field.kind === "money") return readRupiah(text, { perMonth: field.perMonth ?? false });
  return field.kind === "percent" ? readPercent(text) : readCount(text, field.unit ?? "kali");
}

/** What is wrong with the text of a field: not filled in, not understood, or a number that it does not take. */
function faultOf(field: ToolField, text: string): string | undefined {
  const { kind, label, least, most } = field;
  if (kind === "text" || kind === "choice") return undefined;
  if (!text.trim()) return least === undefined ? undefined : toolsPage.missing(label);
  const value = read(field, text);
  if (value === undefined) return toolsPage.unread[kind === "number" ? (field.unit ?? "kali") : kind](label);
  if (value >= (least ?? 0) && value <= (most ?? Number.POSITIVE_INFINITY)) return undefined;
  const smallest = numberText(least ?? 0);
  return most === undefined ? toolsPage.least(label, smallest) : toolsPage.range(label, smallest, numberText(most));
}

/** Why a tool has no answer, a sentence for each field that has to change. */
export function toolFaults(tool: ToolName, values: ToolValues): string[] {
  const faults = tools[tool].fields.flatMap((field) => faultOf(field, values[field.name] ?? "") ?? []);
  return faults.length > 0 ? faults : [toolsPage.noCost];
}

const percent = (value: number) => `${numberText(value, 2)}%`;

export type Answer =
  | {
      lines: readonly (readonly [string, string])[];
      /** The line that answers the question, larger than the others. */
      sum: string;
      /** Two parts of a whole: the share of the first, 0 to 1, and their names. */
      bar: { share: number; names: readonly string[]; bad: boolean };
      stamp?: { good: boolean; text: string };
      note: string;
    }
  | undefined;

/** The sums of a tool for what was typed, by the rules of a day; undefined where it makes no sense. The letter has none. */
export function answerOf(tool: Exclude<ToolName, "surat-pengaduan">, values: ToolValues, day: string): Answer {
  const value = (name: string, empty = Number.NaN) => {
    const field = tools[tool].fields.find((each) => each.name === name);
    const text = values[name] ?? "";
    return field && text.trim() ? (read(field, text) ?? Number.NaN) : empty;
  };
  if (tool === "bunga-efektif") {
    const loan = effectiveRate({ received: value("terima"), instalment: value("cicilan"), count: value("kali"), every: value("jarak") });
    const { repaid, cost, daily, above, monthly, bar, note } = copy.rate;
    return (
      loan && {
        lines: [
          [repaid, rupiah(loan.repaid)],
          [cost, rupiah(loan.cost)],
          [daily, loan.daily === undefined ? above(percent(DAILY_RATE_MAX)) : percent(loan.daily)],
          ...(loan.monthly === undefined ? [] : [[monthly, percent(loan.monthly)] as const]),
        ],
        sum: cost,
        bar: { share: 1 - loan.cost / loan.repaid, names: bar, bad: false },
        note,
      }
    );
  }
  if (tool === "rasio-cicilan") {
    const ratio = incomeRatio(value("penghasilan"), value("berjalan", 0), value("baru", 0), day);
    const { total, share, most, room, bar, stamp, within, beyond } = copy.ratio;
    const { figure, from } = ruleOn("rasio-cicilan", day);
    const isWithin = ratio !== undefined && ratio.total <= ratio.most;
    return (
      ratio && {
        lines: [
          [total, rupiah(ratio.total)],
          // A share that is above the limit by less than it shows.
          [share, !isWithin && percent(ratio.share) === percent(figure) ? copy.rate.above(percent(figure)) : percent(ratio.share)],
          [most(figure, longDate(from)), rupiah(ratio.most)],
          [room, rupiah(Math.max(0, ratio.room))],
        ],
        sum: share,
        bar: { share: Math.min(1, ratio.share / 100), names: bar, bad: true },
        stamp: { good: isWithin, text: isWithin ? stamp.within : stamp.beyond },
        note: isWithin ? within : beyond,
      }
    );
  }
  const spread = defaultSpread(value("dana"), value("pinjaman"), value("peluang"), value("hasil"));
  const { expected, bad, badDefaults, none, loss, bar, note } = copy.spread;
  return (
    spread && {
      lines: [
        [expected, rupiah(spread.expected)],
        [bad, rupiah(spread.bad)],
        [badDefaults, numberText(spread.badDefaults)],
        [none, percent(spread.none)],
        [loss, percent(spread.loss)],
      ],
      sum: expected,
      bar: { share: spread.loss / 100, names: bar, bad: true },
      note,
    }
  );
}
