import { ReceiptPaper, ReceiptRow, ReceiptStamp, ReceiptSum } from "@/components/ui/receipt-paper";
import { resultCopy as copy, type ToolField, type ToolName, tools, toolsPage } from "@/lib/content/tools";
import { longDate } from "@/lib/format/date";
import { rupiah } from "@/lib/format/money";
import { numberText } from "@/lib/format/number";
import { livingText } from "@/lib/loans/living-figures";
import { ruleOn } from "@/lib/loans/rules";
import { DAILY_RATE_MAX, defaultSpread, effectiveRate, incomeRatio } from "@/lib/loans/tools";
import { readCount, readPercent } from "@/lib/read/count";
import { readRupiah } from "@/lib/read/money";

/** What was typed, by the name of its field. */
export type ToolValues = Record<string, string>;

/** The value of a field, by what it counts; undefined for a text that it cannot have. */
function read(field: ToolField, text: string): number | undefined {
  if (field.kind === "money") return readRupiah(text, { perMonth: field.perMonth ?? false });
  return field.kind === "percent" ? readPercent(text) : readCount(text, field.unit ?? "kali");
}

/** The sentences about fields whose text was not understood. */
const unread = (tool: ToolName, values: ToolValues) =>
  tools[tool].fields.flatMap((field) => {
    const text = values[field.name] ?? "";
    if (!text.trim() || field.kind === "text" || field.kind === "choice" || read(field, text) !== undefined) return [];
    return [toolsPage.unread[field.kind === "number" ? (field.unit ?? "kali") : field.kind](field.label)];
  });

const percent = (value: number) => `${numberText(value, 2)}%`;

type Answer =
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

/** The sums of a tool for what was typed; undefined where it makes no sense. The letter has none. */
function answerOf(tool: Exclude<ToolName, "surat-pengaduan">, values: ToolValues): Answer {
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
    const ratio = incomeRatio(value("penghasilan"), value("berjalan", 0), value("baru", 0));
    const { total, share, most, room, bar, stamp, within, beyond } = copy.ratio;
    const { figure, from } = ruleOn("rasio-cicilan");
    const isWithin = ratio !== undefined && ratio.total <= ratio.most;
    return (
      ratio && {
        lines: [
          [total, rupiah(ratio.total)],
          [share, percent(ratio.share)],
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

function Letter({ values }: { values: ToolValues }) {
  const { heading, blank, to, subject, paragraphs, signature } = copy.letter;
  const fields = tools["surat-pengaduan"].fields;
  const chosen = (name: string) => {
    const field = fields.find((each) => each.name === name);
    const value = values[name]?.trim() ?? "";
    return field?.choices && !field.choices.includes(value) ? field.start : value || blank;
  };
  const company = chosen("penyelenggara");
  const problem = chosen("masalah");
  return (
    <article aria-label={heading} data-letter="" className="day grid gap-4 bg-white p-6 shadow-hairline text-arang print:p-0">
      <p>{to(company)}</p>
      <p className="font-bold">{subject(problem)}</p>
      {paragraphs(company, problem, chosen("tanggal"), chosen("permintaan")).map((paragraph) => (
        <p key={paragraph} className="wrap-anywhere">
          {livingText(paragraph)}
        </p>
      ))}
      {signature.map((line) => (
        <p key={line}>
          {line} {blank}
        </p>
      ))}
    </article>
  );
}

/** Two parts of a whole, and what they are called. */
function Bar({ share, names, bad }: NonNullable<Answer>["bar"]) {
  const grounds = bad ? ["bg-kunyit-400", "bg-pandan-700"] : ["bg-pandan-700", "bg-kunyit-400"];
  const shares = [share, 1 - share];
  return (
    <div aria-hidden="true" className="pt-1 pb-3">
      <div className="flex h-2 gap-0.5">
        {names.map((name, index) => (
          <span key={name} data-datum="true" className={`rounded-xs ${grounds[index]}`} style={{ width: `${(shares[index] ?? 0) * 100}%` }} />
        ))}
      </div>
      <p className="mt-1.5 flex flex-wrap gap-x-3 text-fg-soft text-micro">
        {names.map((name, index) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <span data-datum="true" className={`size-2 rounded-full ${grounds[index]}`} />
            {name}
          </span>
        ))}
      </p>
    </div>
  );
}

/** What a tool answers. */
export function ToolResult({ tool, values }: { tool: ToolName; values: ToolValues }) {
  if (tool === "surat-pengaduan") return <Letter values={values} />;
  const answer = answerOf(tool, values);
  if (!answer) {
    const sentences = unread(tool, values);
    return (sentences.length > 0 ? sentences : [toolsPage.unclear]).map((sentence) => (
      <p key={sentence} className="font-semibold">
        {sentence}
      </p>
    ));
  }
  return (
    <ReceiptPaper className="w-full max-w-112">
      <p className="border-fg border-b-[1.5px] pb-3 font-bold text-body leading-5">{tools[tool].short}</p>
      {answer.stamp ? <ReceiptStamp good={answer.stamp.good}>{answer.stamp.text}</ReceiptStamp> : null}
      <dl>
        {answer.lines.map(([label, value]) => {
          const Line = label === answer.sum ? ReceiptSum : ReceiptRow;
          return (
            <Line key={label} label={label}>
              {value}
            </Line>
          );
        })}
      </dl>
      <Bar {...answer.bar} />
      <p className="border-line border-t pt-3 text-fg-soft text-micro">{answer.note}</p>
    </ReceiptPaper>
  );
}
