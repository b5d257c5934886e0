import { RateHistory } from "@/components/about/rate-history";
import { noBreak } from "@/components/ui/no-break";
import { aboutPage } from "@/lib/content/about";
import type { Rate, RateMonth } from "@/lib/contract/website";
import { rateText } from "@/lib/format/rate";

const copy = aboutPage.tkb;

type RatesProps = { rates: readonly Rate[]; history: readonly RateMonth[]; note: string };

/**
 * What the success rate means, its formula, all of its values, and how they came about. `note` is the platform's own
 * remark.
 */
export function Rates({ rates, history, note }: RatesProps) {
  return (
    <section id="tkb" className="wrap grid gap-8 pt-section xl:grid-cols-[7fr_5fr] xl:gap-18">
      <div>
        <h2>{copy.heading}</h2>
        <p className="mt-4 text-fg-soft text-lead">{noBreak(copy.text)}</p>
        <p className="mt-5 border-kunyit-400 border-l-4 pl-4 font-semibold">{noBreak(copy.formula)}</p>
        <p className="mt-5 text-fg-soft">{copy.note}</p>
      </div>
      {rates.length > 0 ? (
        <table className="wrap-anywhere w-full self-start border-fg border-t-2 tabular-nums">
          <caption className="sr-only">{copy.caption}</caption>
          <thead>
            <tr className="border-line border-b text-fg-mute text-small">
              <th scope="col" className="py-2.5 text-left font-semibold">
                {copy.indicator}
              </th>
              <th scope="col" className="py-2.5 text-right font-semibold">
                {copy.value}
              </th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ name, value }) => (
              <tr key={name} className="border-line border-b">
                <th scope="row" className="py-3.5 text-left font-semibold">
                  {name}
                </th>
                <td className="py-3.5 text-right font-bold text-action">{rateText(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <RateHistory months={history} note={note} />
    </section>
  );
}
