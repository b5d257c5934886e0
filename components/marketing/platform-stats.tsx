import { RetryLink } from "@/components/marketing/retry-link";
import { noBreak } from "@/components/ui/no-break";
import { homePage } from "@/lib/content/home";
import { messages } from "@/lib/content/messages";
import type { RateMonth, WebsiteIndex } from "@/lib/contract/website";
import { longDate } from "@/lib/format/date";
import { rupiahShort } from "@/lib/format/money";
import { numberText } from "@/lib/format/number";
import { rateText } from "@/lib/format/rate";
import { repaymentRate } from "@/lib/loans/repayment-rate";

const { ledger } = homePage;

/** A figure that came as number or text; text that is no number is shown as it came. */
function figure(value: number | string | undefined, format: (value: number) => string): string {
  if (value === undefined || value === "") return ledger.missing;
  const number = Number(value);
  return Number.isFinite(number) ? format(number) : String(value);
}

/** The past months of TKB90 as a small line; the page about the company has the chart with its figures. */
function RateLine({ months }: { months: readonly RateMonth[] }) {
  const rates = months.map((month) => repaymentRate(month, 90));
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const points = rates.map((rate, index) => `${(index / (rates.length - 1)) * 120},${22 - ((rate - low) / (high - low || 1)) * 20}`);
  const [x, y] = points.at(-1)?.split(",") ?? [];
  return (
    <svg aria-hidden="true" viewBox="0 0 126 24" className="mt-1 h-6 w-32 overflow-visible text-action">
      <polyline points={points.join(" ")} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
      <circle cx={x} cy={y} r="3.5" fill="currentColor" />
    </svg>
  );
}

/** Four figures of the platform with their date. Missing ones are dashes, never zeros. */
export function PlatformStats({ index }: { index: WebsiteIndex | undefined }) {
  const rate = index?.tkbs.find((entry) => entry.defaultTkb) ?? index?.tkbs[0];
  const totals = index?.forUsStat;
  const name = rate?.name ?? "TKB90";
  const history = index?.stat?.rateHistory ?? [];
  const rows: { label: string; value: string; line?: readonly RateMonth[] | undefined }[] = [
    {
      line: history.length > 1 && name === "TKB90" ? history : undefined,
      label: ledger.rate(name, /\d+/.exec(name)?.[0] ?? "90"),
      value: rate ? rateText(rate.value) : ledger.missing,
    },
    { label: ledger.lent, value: figure(totals?.totalLoanAmount, rupiahShort) },
    { label: ledger.borrowers(figure(totals?.activeLoanUserCount, numberText)), value: figure(totals?.loanUserCount, numberText) },
    { label: ledger.funders, value: figure(totals?.investorCount, numberText) },
  ];
  const asOf = index?.stat?.asOf ? longDate(index.stat.asOf) : "";
  return (
    <section className="wrap pt-14" aria-labelledby="angka">
      <div className="@container border-fg border-t-2">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 py-3.5 text-fg-mute text-small">
          <h2 id="angka" className="font-bold font-sans text-fg text-small tracking-normal">
            {ledger.heading}
          </h2>
          {asOf ? (
            <span>
              {ledger.asOf(asOf)} {index?.desc}
            </span>
          ) : null}
          {index ? null : (
            <span role="status">
              {messages.siteInfoFailed} <RetryLink />
            </span>
          )}
        </div>
        <dl className="grid @min-[21.5rem]:max-md:grid-cols-2 md:grid-cols-4">
          {rows.map(({ label, value, line }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end gap-1 border-line border-t py-4 odd:pr-4 @min-[21.5rem]:max-md:even:border-l @min-[21.5rem]:max-md:even:pl-4 md:border-l md:px-5 md:pt-6 md:pb-2 md:first:border-l-0 md:first:pl-0"
            >
              <dt className="text-fg-soft text-small">{noBreak(label)}</dt>
              {line ? <RateLine months={line} /> : null}
              <dd className="wrap-anywhere font-bold font-display text-figure tracking-figure md:text-[min(2.25rem,2.8vw)]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
