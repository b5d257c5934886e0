import { ChevronDown } from "lucide-react";
import { noBreak } from "@/components/ui/no-break";
import { aboutPage } from "@/lib/content/about";
import type { RateMonth } from "@/lib/contract/website";
import { longDate, shortDate } from "@/lib/format/date";
import { rupiah, rupiahShort } from "@/lib/format/money";
import { rateDays, repaymentRate, repaymentRateText } from "@/lib/loans/repayment-rate";

const copy = aboutPage.tkb.history;
/** The picture's own units; it is stretched to the room there is. */
const WIDTH = 1_000;
const HEIGHT = 240;
const DAYS = 90;

/** The whole percentages between which a row of rates lies. */
function scale(rates: readonly number[]): { from: number; to: number } {
  const from = Math.floor(Math.min(...rates));
  return { from: Math.max(0, from === Math.max(...rates) ? from - 1 : from), to: Math.min(100, Math.ceil(Math.max(...rates)) || 1) };
}

/** The success rate of the months past as a line, with the amounts behind it as a table. Nothing where there is no past. */
export function RateHistory({ months, note }: { months: readonly RateMonth[]; note: string }) {
  const first = months[0];
  const last = months.at(-1);
  if (!first || !last || months.length < 2) return null;
  const rates = months.map((month) => repaymentRate(month, DAYS));
  const lowest = months[rates.indexOf(Math.min(...rates))] ?? first;
  const { from, to } = scale(rates);
  const lines = Array.from({ length: to - from + 1 }, (_, index) => to - index);
  const place = (rate: number, index: number) => `${(index / (rates.length - 1)) * WIDTH},${((to - rate) / (to - from)) * HEIGHT}`;

  return (
    <figure className="xl:col-span-2">
      <figcaption className="border-fg border-t-2 pt-4">
        <h3>{copy.heading}</h3>
        <p className="mt-2 max-w-prose text-fg-soft">
          {noBreak(
            copy.summary(
              longDate(first.asOf),
              repaymentRateText(first, DAYS),
              longDate(last.asOf),
              repaymentRateText(last, DAYS),
              longDate(lowest.asOf),
              repaymentRateText(lowest, DAYS),
            ),
          )}
        </p>
      </figcaption>
      <div aria-hidden="true" className="mt-6 grid grid-cols-[auto_1fr] gap-x-3 text-fg-mute text-small tabular-nums">
        <div className="flex h-56 flex-col justify-between leading-none md:h-64">
          {lines.map((line) => (
            <span key={line}>{line}%</span>
          ))}
        </div>
        {/* As high as the words beside it, half a line less at both ends: a line runs through the middle of its figure. */}
        <div className="h-56 py-1.75 md:h-64">
          <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="size-full overflow-visible">
            <g className="stroke-line">
              {lines.map((line) => (
                <path key={line} d={`M0 ${((to - line) / (to - from)) * HEIGHT}H${WIDTH}`} vectorEffect="non-scaling-stroke" />
              ))}
            </g>
            <polyline
              points={rates.map(place).join(" ")}
              vectorEffect="non-scaling-stroke"
              stroke="currentColor"
              className="fill-none stroke-[3] text-action [stroke-linejoin:round]"
            />
          </svg>
        </div>
        <div className="col-start-2 flex justify-between pt-2">
          <span>{shortDate(first.asOf)}</span>
          <span>{shortDate(last.asOf)}</span>
        </div>
      </div>
      <p className="mt-3 text-fg-mute text-small">
        {copy.axis(`${from}%`)} {note}
      </p>
      <details className="group/fold mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-link hover:underline">
          {copy.table}
          <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-base group-open/fold:rotate-180" />
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section aria-label={copy.table} tabIndex={0} className="frame">
          <table className="w-full min-w-176 text-right text-small tabular-nums">
            <thead>
              <tr className="border-fg border-b-2 text-fg-mute">
                <th scope="col" className="py-2.5 text-left font-semibold">
                  {copy.asOf}
                </th>
                <th scope="col" className="py-2.5 pl-4 font-semibold">
                  {copy.outstanding}
                </th>
                <th scope="col" className="py-2.5 pl-4 font-semibold">
                  {copy.late}
                </th>
                {rateDays.toReversed().map((days) => (
                  <th key={days} scope="col" className="py-2.5 pl-4 font-semibold">
                    {copy.rate(days)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.toReversed().map((month) => (
                <tr key={month.asOf} className="border-line border-b">
                  <th scope="row" className="py-2.5 text-left font-semibold">
                    {shortDate(month.asOf)}
                  </th>
                  <td className="py-2.5 pl-4">{rupiahShort(month.outstanding)}</td>
                  <td className="py-2.5 pl-4">{rupiah(month.late.day90)}</td>
                  {rateDays.toReversed().map((days) => (
                    <td key={days} className="py-2.5 pl-4">
                      {repaymentRateText(month, days)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
