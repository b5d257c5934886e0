import { noBreak } from "@/components/ui/no-break";
import { aboutPage } from "@/lib/content/about";
import { messages } from "@/lib/content/messages";
import type { WebsiteIndex } from "@/lib/contract/website";
import { longDate } from "@/lib/format/date";
import { rupiahShort } from "@/lib/format/money";
import { numberText } from "@/lib/format/number";
import { statisticLabel } from "@/lib/format/statistic-label";
import { statisticsFile } from "@/lib/routes";

const copy = aboutPage.stats;

/** A figure as people read it; a dash while it is unknown, never a zero or a guess. */
function figure(value: number | string | undefined, money: boolean): string {
  if (value === undefined || value === "") return "–";
  const number = Number(value);
  if (!Number.isFinite(number)) return String(value);
  return money ? rupiahShort(number) : numberText(number);
}

/**
 * All loans as one bar: what has been paid back, and what is outstanding. Nothing where a figure is missing or the two
 * parts do not add up to the total, since the picture would lie then.
 */
function LoanFlow({ totals }: { totals: WebsiteIndex["forUsStat"] }) {
  const [lent, repaid, outstanding] = [totals.totalLoanAmount, totals.repaymentAmount, totals.monthBalance].map(Number);
  if (!lent || !repaid || !outstanding || Math.abs(lent - repaid - outstanding) > lent / 1_000) return null;
  const share = (part: number) => `${numberText((part / lent) * 100, 1, 1)}%`;
  return (
    <div className="pt-4 pb-9">
      <p className="mb-3 font-bold">{copy.lent(rupiahShort(lent))}</p>
      <div aria-hidden="true" className="flex h-12 gap-1">
        <div
          data-own-colours="true"
          className="rounded-[1.125rem_0.375rem_0.375rem_0.375rem] bg-action"
          style={{ width: share(repaid).replace(",", ".") }}
        />
        <div data-own-colours="true" className="grow rounded-[0.375rem_0.375rem_1.125rem_0.375rem] bg-kunyit-400" />
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-small">
        <span>{noBreak(copy.repaid(rupiahShort(repaid), share(repaid)))}</span>
        <span>{noBreak(copy.outstanding(rupiahShort(outstanding), share(outstanding)))}</span>
      </p>
    </div>
  );
}

/** The nine figures of the platform, with the day they hold for. */
export function Statistics({ index }: { index: WebsiteIndex | undefined }) {
  const asOf = index?.stat?.asOf ? longDate(index.stat.asOf) : "";
  return (
    <section id="statistik" className="wrap pt-section">
      <div className="mb-8 grid gap-3 xl:grid-cols-[7fr_5fr] xl:items-end xl:gap-18">
        <h2>{copy.heading}</h2>
        <p className="max-w-120 text-fg-soft">{copy.lead}</p>
      </div>
      <p className="border-fg border-t-2 py-3.5 text-fg-mute text-small">
        {index ? (asOf ? copy.asOf(asOf) : copy.unknownDate) : messages.siteInfoFailed} {index?.desc}
      </p>
      {index ? <LoanFlow totals={index.forUsStat} /> : null}
      <div className="grid gap-x-14 gap-y-9 xl:grid-cols-3">
        {copy.groups.map(({ heading, keys }) => (
          <div key={heading}>
            <h3 className="border-fg border-b-2 pb-2 font-bold font-sans text-body tracking-normal">{heading}</h3>
            <dl>
              {copy.items
                .filter(({ key }) => keys.some((own) => own === key))
                .map((item) => (
                  <div key={item.key} className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-3">
                    <dt className="min-w-32 flex-1 text-fg-soft text-small">{noBreak(statisticLabel(item, index?.stat?.asOf))}</dt>
                    <dd className="ml-auto whitespace-nowrap font-bold display-small text-h4 tracking-figure tabular-nums">
                      {figure(index?.forUsStat[item.key], item.money)}
                    </dd>
                  </div>
                ))}
            </dl>
          </div>
        ))}
      </div>
      <a href={statisticsFile} className="mt-2 inline-flex min-h-11 items-center font-bold text-small">
        {copy.download}
      </a>
    </section>
  );
}
