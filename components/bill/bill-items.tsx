import { OpensNewTab } from "@/components/ui/opens-new-tab";
import { billPage } from "@/lib/content/bill";
import { longDate } from "@/lib/format/date";
import { rupiah } from "@/lib/format/money";
import { type BillAnswer, billTerms } from "@/lib/loans/bill";
import { figureText, type LateCap, type Rule, ratePercent3 } from "@/lib/loans/rules";
import { articleHref, ruleHref } from "@/lib/routes";

const { items } = billPage;

/** How a late fee is computed: one product for each version of the rule. */
const lateFeeText = (outstanding: number, parts: readonly LateCap[]) =>
  parts.map(({ rule, days }) => `${rupiah(outstanding)} × ${ratePercent3(rule.figure)} × ${days} hari`).join(" + ");

type Item = { name: string; verdict?: string; isOver?: boolean; lines: string[]; rules?: Rule[] };

/** What an unlicensed lender gets back, and what it does not. */
function unlicensedItems({ bill, cost, lawful }: BillAnswer): Item[] {
  const notOwed = (name: string, charged: number): Item[] =>
    charged > 0 ? [{ name, verdict: items.notOwed, isOver: true, lines: [items.notOwedText(rupiah(charged))] }] : [];
  return [
    { name: billPage.receipt.received, verdict: items.returned, lines: [items.returnedText(rupiah(lawful))] },
    ...notOwed(items.cost, cost.charged + bill.taxes),
    ...notOwed(items.fine, bill.fine),
  ];
}

function itemsOf(answer: BillAnswer): Item[] {
  const { bill, today, cost, late, total, deducted } = answer;
  if (bill.licence === "tidak") return unlicensedItems(answer);
  const verdict = (charged: number, cap: number) => ({
    verdict: charged > cap ? items.over(rupiah(charged - cap)) : items.ok,
    isOver: charged > cap,
  });
  const { start, from, until } = billTerms(today);
  return [
    {
      name: items.cost,
      ...verdict(cost.charged, cost.cap),
      lines: [
        items.charged(rupiah(cost.charged), rupiah(cost.cap)),
        items.costRule(figureText(cost.rule), cost.rule.rule, `${rupiah(bill.principal)} × ${ratePercent3(cost.rule.figure)} × ${bill.tenor} hari`),
        ...(bill.taxes > 0 ? [items.taxesText(rupiah(bill.taxes))] : []),
      ],
      rules: [cost.rule],
    },
    { name: items.deducted, lines: [deducted > 0 ? items.deductedText(rupiah(deducted)) : items.noDeduction], rules: [cost.rule] },
    {
      name: items.fine,
      ...(late ? verdict(late.charged, late.cap) : {}),
      lines: late
        ? [
            items.charged(rupiah(late.charged), rupiah(late.cap)),
            late.days > 0 ? items.fineRule(longDate(late.until), lateFeeText(bill.outstanding, late.parts)) : items.noDelay(longDate(late.until)),
            ...(late.days > 0 && late.charged > 0 && late.charged <= late.cap && !bill.finedUntil ? [items.fineToday] : []),
          ]
        : [items.noFine],
      rules: late?.parts.map(({ rule }) => rule) ?? [],
    },
    {
      name: items.total,
      ...verdict(total.charged, total.cap),
      lines: [items.totalText(rupiah(total.charged), rupiah(total.cap), figureText(total.rule))],
      rules: [total.rule],
    },
    { name: items.start, lines: [items.startText], rules: [start] },
    { name: items.when, lines: [items.whenText(figureText(from), figureText(until))], rules: [from] },
  ];
}

/** Each part of a bill against its rule, with article and date. */
export function BillItems({ answer }: { answer: BillAnswer }) {
  return (
    <div className="mt-8">
      <h3 className="text-h3">{items.heading}</h3>
      <ul className="mt-3 border-fg border-t-2">
        {itemsOf(answer).map(({ name, verdict, isOver, lines, rules = [] }) => (
          <li key={name} className="border-line border-b py-4">
            <p className="flex flex-wrap justify-between gap-x-4">
              <b>{name}</b>
              {verdict ? <span className={`font-bold ${isOver ? "text-danger" : "text-success"}`}>{verdict}</span> : null}
            </p>
            {lines.map((line) => (
              <p key={line} className="wrap-anywhere mt-1 text-fg-soft">
                {line}
              </p>
            ))}
            {rules.map((rule) => (
              <p key={rule.from} className="mt-1 text-fg-mute text-small">
                {[rule.source.name, rule.article, `berlaku sejak ${longDate(rule.from)}`, rule.toBeConfirmed ? items.sure : ""]
                  .filter(Boolean)
                  .join(", ")}
                .{" "}
                <a href={ruleHref(rule.id, rule.from)} target="_blank" rel="noopener" className="inline-block font-semibold">
                  {items.toRule}
                  <OpensNewTab />
                </a>
              </p>
            ))}
          </li>
        ))}
      </ul>
      {answer.bill.licence === "tidak" ? (
        <p className="mt-3 text-fg-mute text-small">
          {items.advice}{" "}
          <a href={articleHref("cek-fakta-pinjol-ilegal-tidak-dibayar")} target="_blank" rel="noopener" className="inline-block font-semibold">
            {items.toFactCheck}
            <OpensNewTab />
          </a>
        </p>
      ) : null}
    </div>
  );
}
