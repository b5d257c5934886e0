import { ChevronDown } from "lucide-react";
import { RateChart } from "@/components/about/rate-chart";
import { noBreak } from "@/components/ui/no-break";
import { aboutPage } from "@/lib/content/about";
import type { RateMonth } from "@/lib/contract/website";
import { longDate, shortDate } from "@/lib/format/date";
import { rupiah, rupiahShort } from "@/lib/format/money";
import { rateDays, repaymentRate, repaymentRateText } from "@/lib/loans/repayment-rate";

const copy = aboutPage.tkb.history;
const DAYS = 90;
/**
 * The success rates of the past months as charts, with the amounts behind them as a table. Nothing without at least two
 * months.
 */
export function RateHistory({ months, note }: { months: readonly RateMonth[]; note: string }) {
  const first = months[0];
  const last = months.at(-1);
  if (!first || !last || months.length < 2) return null;
  const rates = months.map((month) => repaymentRate(month, DAYS));
  const lowest = months[rates.indexOf(Math.min(...rates))] ?? first;

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
      <div data-choose="true" className="mt-5">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{copy.choose}</legend>
          {rateDays.toReversed().map((days) => (
            <label
              key={days}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 font-semibold text-[0.9375rem] shadow-edge hover:bg-bg-card has-checked:bg-fg has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-3"
            >
              <input type="radio" name="tkb" value={days} defaultChecked={days === DAYS} className="sr-only" />
              {copy.rate(days)}
            </label>
          ))}
        </fieldset>
        {rateDays.map((days) => (
          <div key={days} data-part-of={days} className="mt-6">
            <RateChart months={months} days={days} />
          </div>
        ))}
        <p className="text-fg-mute text-small">{note}</p>
      </div>
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
