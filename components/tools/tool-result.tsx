import { noBreak } from "@/components/ui/no-break";
import { resultCopy as copy, type ToolName, tools, toolsPage } from "@/lib/content/tools";
import { cleanAscii } from "@/lib/contract/clean-text";
import { longDate } from "@/lib/format/date";
import { rupiah } from "@/lib/format/money";
import { numberText } from "@/lib/format/number";
import { readRupiah } from "@/lib/format/read-rupiah";
import { rules } from "@/lib/loans/rules";
import { defaultSpread, effectiveRate, incomeRatio } from "@/lib/loans/tools";

/** What was typed, by the name of its field. */
export type ToolValues = Record<string, string>;

const money = (text = "") => readRupiah(text) ?? Number.NaN;
/** An empty field counts as nothing; an unclear one does not. */
const orNothing = (text = "") => (text.trim() ? money(text) : 0);
/** A number with at most its unit behind it, such as `30 hari`. */
const whole = (text = "") => Number(/^(\d+|\d{1,3}(?:\.\d{3})+)\s*[a-z]*$/i.exec(cleanAscii(text))?.[1]?.replaceAll(".", ""));
/** A share such as `1,5` or `10%`. */
const decimal = (text = "") => Number(/^(\d+(?:[.,]\d+)?)\s*%?$/.exec(cleanAscii(text))?.[1]?.replace(",", "."));
const percent = (value: number) => `${numberText(value, 2)}%`;

type Answer = { lines: readonly (readonly [string, string])[]; note: string } | undefined;

/** The sums of a tool for what was typed; undefined where it makes no sense. The letter has none. */
function answerOf(tool: Exclude<ToolName, "surat-pengaduan">, values: ToolValues): Answer {
  if (tool === "bunga-efektif") {
    const rate = effectiveRate({
      received: money(values.terima),
      instalment: money(values.cicilan),
      count: Math.min(whole(values.kali), 1_000),
      every: whole(values.jarak),
    });
    const { repaid, cost, daily, monthly, note } = copy.rate;
    return (
      rate && {
        lines: [
          [repaid, rupiah(rate.repaid)],
          [cost, rupiah(rate.cost)],
          [daily, percent(rate.daily)],
          [monthly, percent(rate.monthly)],
        ],
        note,
      }
    );
  }
  if (tool === "rasio-cicilan") {
    const ratio = incomeRatio(money(values.penghasilan), orNothing(values.berjalan), orNothing(values.baru));
    const { total, share, most, room, within, beyond } = copy.ratio;
    const { figure, from } = rules.instalmentShare;
    return (
      ratio && {
        lines: [
          [total, rupiah(ratio.total)],
          [share, percent(ratio.share)],
          [most(figure, longDate(from)), rupiah(ratio.most)],
          [room, rupiah(Math.max(0, ratio.room))],
        ],
        note: ratio.total <= ratio.most ? within : beyond,
      }
    );
  }
  const spread = defaultSpread(money(values.dana), whole(values.pinjaman), decimal(values.peluang), decimal(values.hasil));
  const { expected, bad, badDefaults, none, loss, note } = copy.spread;
  return (
    spread && {
      lines: [
        [expected, rupiah(spread.expected)],
        [bad, rupiah(spread.bad)],
        [badDefaults, numberText(spread.badDefaults)],
        [none, percent(spread.none)],
        [loss, percent(spread.loss)],
      ],
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
          {paragraph}
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

/** What a tool answers. */
export function ToolResult({ tool, values }: { tool: ToolName; values: ToolValues }) {
  if (tool === "surat-pengaduan") return <Letter values={values} />;
  const answer = answerOf(tool, values);
  if (!answer) return <p className="font-semibold">{toolsPage.unclear}</p>;
  return (
    <>
      <dl className="border-fg border-t-2">
        {answer.lines.map(([label, value]) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-3">
            <dt className="min-w-32 flex-1 text-fg-soft">{noBreak(label)}</dt>
            <dd className="ml-auto whitespace-nowrap display-small font-bold text-[1.25rem] figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-fg-soft text-small">{answer.note}</p>
    </>
  );
}
