import { aboutPage } from "@/lib/content/about";
import type { RateMonth } from "@/lib/contract/website";
import { shortDate } from "@/lib/format/date";
import { type RateDays, repaymentRate, repaymentRateText } from "@/lib/loans/repayment-rate";

const copy = aboutPage.tkb.history;
/** The picture's own units; it is stretched to the room there is. */
const WIDTH = 1_000;
const HEIGHT = 240;
/** Share of the height below which a figure under its point reaches the row of dates. */
const LOW = 0.85;

/** The whole percentages between which a row of rates lies. */
function scale(rates: readonly number[]): { from: number; to: number } {
  const from = Math.floor(Math.min(...rates));
  return { from: Math.max(0, from === Math.max(...rates) ? from - 1 : from), to: Math.min(100, Math.ceil(Math.max(...rates)) || 1) };
}

/** Keeps a label inside the chart: at the first months it starts at its point, at the last ones it ends there. */
function side(index: number, count: number): string {
  if (index < 2) return "left-1/2";
  return index >= count - 2 ? "right-1/2" : "left-1/2 -translate-x-1/2";
}

/**
 * One success rate (`days`) month by month, as an area with a point for each month. A month's figure shows under the
 * mouse, on a tap, and with the arrow keys: the months are radio buttons, so that no script is needed.
 */
export function RateChart({ months, days }: { months: readonly RateMonth[]; days: RateDays }) {
  const rates = months.map((month) => repaymentRate(month, days));
  const { from, to } = scale(rates);
  const lines = Array.from({ length: to - from + 1 }, (_, index) => to - index);
  const lowest = rates.indexOf(Math.min(...rates));
  const highest = Math.max(...rates);
  const share = (rate: number) => (to - rate) / (to - from);
  const points = rates.map((rate, index) => `${((index + 0.5) / rates.length) * WIDTH},${Math.round(share(rate) * HEIGHT * 100) / 100}`);
  const [first = "0,0", last = "0,0"] = [points[0], points.at(-1)];

  return (
    <>
      <div className="grid grid-cols-[auto_1fr] gap-x-3 text-fg-mute text-small tabular-nums">
        <div aria-hidden="true" className="flex h-56 flex-col justify-between leading-none md:h-64">
          {lines.map((line) => (
            <span key={line}>{line}%</span>
          ))}
        </div>
        {/* As high as the labels beside it, half a line less at both ends: a line runs through the middle of its
            figure. */}
        <div className="h-56 py-2 md:h-64">
          <div className="relative h-full">
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              className="absolute inset-0 size-full overflow-visible"
            >
              <polygon points={`${first.split(",")[0]},${HEIGHT} ${points.join(" ")} ${last.split(",")[0]},${HEIGHT}`} className="fill-bg-quiet" />
              <g className="stroke-line">
                {lines.map((line) => (
                  <path key={line} d={`M0 ${share(line) * HEIGHT}H${WIDTH}`} vectorEffect="non-scaling-stroke" />
                ))}
              </g>
              <polyline
                points={points.join(" ")}
                vectorEffect="non-scaling-stroke"
                stroke="currentColor"
                className="fill-none stroke-[3] text-action [stroke-linejoin:round]"
              />
            </svg>
            <fieldset className="absolute inset-0 flex min-w-0">
              <legend className="sr-only">{copy.months(copy.rate(days))}</legend>
              {months.map((month, index) => (
                <label key={month.asOf} className="group/month relative h-full flex-1 cursor-pointer">
                  <input
                    type="radio"
                    name={`bulan-tkb${days}`}
                    aria-label={`${shortDate(month.asOf)}: ${repaymentRateText(month, days)}`}
                    className="peer absolute inset-0 size-full cursor-pointer opacity-0"
                  />
                  <span
                    aria-hidden="true"
                    className="pointer-events-none absolute inset-y-0 left-1/2 hidden w-px bg-fg forced-colors:bg-[CanvasText] group-hover/month:block peer-checked:block peer-focus-visible:block"
                  />
                  <span
                    aria-hidden="true"
                    style={{ top: `${share(rates[index] ?? 0) * 100}%` }}
                    className="pointer-events-none absolute left-1/2 size-2 -translate-1/2 rounded-full bg-action forced-colors:bg-[CanvasText] group-hover/month:size-3 peer-checked:size-3 peer-focus-visible:size-3 peer-focus-visible:outline-3 peer-focus-visible:outline-action peer-focus-visible:outline-offset-2"
                  />
                  <span
                    aria-hidden="true"
                    style={{ top: `${share(rates[index] ?? 0) * 100}%` }}
                    className={`pointer-events-none absolute whitespace-nowrap ${rates[index] === highest ? "-mt-9" : "mt-3"} rounded-sm bg-bg px-2 py-0.5 font-bold text-fg ${side(index, months.length)} ${
                      index === lowest || index === months.length - 1
                        ? ""
                        : "hidden group-hover/month:block peer-checked:block peer-focus-visible:block"
                    } group-hover/month:z-2 group-hover/month:shadow-edge peer-checked:z-1 peer-checked:shadow-edge`}
                  >
                    {repaymentRateText(month, days)}
                    <span className="ml-2 hidden font-normal text-fg-mute group-hover/month:inline group-has-checked/month:inline">
                      {shortDate(month.asOf)}
                    </span>
                  </span>
                </label>
              ))}
            </fieldset>
          </div>
        </div>
        <div aria-hidden="true" className={`col-start-2 flex justify-between ${share(rates[lowest] ?? 0) > LOW ? "pt-8" : "pt-2"}`}>
          <span>{shortDate(months[0]?.asOf ?? "")}</span>
          <span>{shortDate(months.at(-1)?.asOf ?? "")}</span>
        </div>
      </div>
      <p className="mt-3 text-fg-mute text-small">{copy.axis(`${from}%`)}</p>
    </>
  );
}
