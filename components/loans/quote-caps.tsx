import { noBreak } from "@/components/ui/no-break";
import { loansPage } from "@/lib/content/loans";
import { longDate } from "@/lib/format/date";
import { ratePercent, rupiah } from "@/lib/format/money";
import { DAILY_COST_CAP } from "@/lib/loans/products";
import { incomeNeeded, type Quote } from "@/lib/loans/quote";
import { datedText, ruleOn } from "@/lib/loans/rules";

const copy = loansPage.simulator;

/**
 * The contract's cap and the authority's for a quote, the cost that follows, and the income that its instalments ask
 * for.
 */
export function QuoteCaps({ quote }: { quote: Quote }) {
  const income = incomeNeeded(quote);
  const share = ruleOn("rasio-cicilan", quote.day);
  const least = ruleOn("penghasilan-penerima-dana", quote.day).figure;
  const lines = [
    [copy.contractCap(ratePercent(DAILY_COST_CAP)), quote.contractCap],
    [copy.authorityCap(quote.capRule.rule, datedText(quote.capRule)), quote.authorityCap],
    [copy.cost, quote.cost],
  ] as const;
  return (
    <div className="mt-6 border-fg border-t-2 pt-3">
      <h3 className="display-small font-bold text-body">{copy.caps}</h3>
      <dl className="mt-1">
        {lines.map(([label, amount]) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2">
            <dt className="min-w-32 flex-1 text-fg-soft text-small">{noBreak(label)}</dt>
            <dd className="ml-auto whitespace-nowrap font-semibold tabular-nums">{rupiah(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-fg-mute text-small">{copy.capsNote}</p>
      {income ? (
        <p className="mt-2 text-fg-soft text-small">
          {noBreak(copy.incomeNeeded(rupiah(income), share.figure, longDate(share.from)))}
          {income < least ? ` ${copy.incomeLeast(rupiah(least))}` : ""}
        </p>
      ) : null}
    </div>
  );
}
