"use client";

import { Copy, Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { copyText } from "@/lib/browser/copy-text";
import { billPage } from "@/lib/content/bill";
import { longDate } from "@/lib/format/date";
import { rupiah } from "@/lib/format/money";
import { type BillAnswer, billTerms } from "@/lib/loans/bill";
import { figureText, type Rule } from "@/lib/loans/rules";

const copy = billPage.letter;

/** The regulation and the place in it, as the addressee looks them up. */
const cited = ({ source, article }: Rule) => [source.name, article].filter(Boolean).join(", ");

function fineText({ charged, cap, days, until, parts }: NonNullable<BillAnswer["late"]>, due = ""): string {
  const sources = new Set(parts.map(({ rule }) => cited(rule)));
  return sources.size > 0
    ? copy.fine(rupiah(charged), longDate(due), longDate(until), days, rupiah(cap), [...sources].join("; "))
    : copy.fineEarly(rupiah(charged));
}

/** The paragraphs of a letter about what exceeds its cap. The writer's name and number stay blank. */
function paragraphsOf({ bill, today, cost, late, total, demanded, lawful, excess }: BillAnswer, isFirst: boolean): string[] {
  const isIllegal = bill.licence === "tidak";
  const charged = bill.taxes > 0 ? copy.withoutTaxes(rupiah(cost.charged), rupiah(bill.taxes)) : rupiah(cost.charged);
  return [
    copy.facts(bill.lender || copy.blank, rupiah(bill.principal), rupiah(bill.received), longDate(bill.day), bill.tenor, rupiah(demanded)),
    ...(isIllegal ? [copy.illegal(rupiah(bill.received))] : []),
    ...(!isIllegal && cost.charged > cost.cap ? [copy.cost(charged, rupiah(cost.cap), cited(cost.rule))] : []),
    ...(!isIllegal && late && late.charged > late.cap ? [fineText(late, bill.due)] : []),
    ...(!isIllegal && total.charged > total.cap ? [copy.total(rupiah(total.charged), rupiah(total.cap), cited(total.rule))] : []),
    ...(isFirst || isIllegal ? [] : [copy.earlier]),
    isIllegal ? copy.wishIllegal(rupiah(excess)) : copy.wish(rupiah(lawful), rupiah(excess)),
    ...(isIllegal ? [] : [copy.answer(figureText(billTerms(today).answer))]),
    copy.attach,
  ];
}

type Stage = (typeof copy.stages)[number] | typeof copy.sipasti;

/** One letter, with its buttons. */
function Letter({ stage, answer }: { stage: Stage; answer: BillAnswer }) {
  const lender = answer.bill.lender || copy.blank;
  const subject = stage.id === "sipasti" ? copy.report : copy.subject;
  const lines = [stage.to(lender), subject, copy.greeting, ...paragraphsOf(answer, stage.id === "penyelenggara"), copy.closing];
  const take = async () => {
    const text = [...lines, ...copy.signature.map((line) => `${line} ${copy.blank}`)].join("\n\n");
    if (await copyText(text)) toast.success(copy.copied);
  };
  return (
    <div data-stage={stage.id}>
      <article
        aria-label={stage.name}
        data-letter=""
        className="day mt-4 grid gap-4 bg-white p-6 text-arang shadow-hairline print:break-before-page print:gap-2.5 print:p-0 print:shadow-none"
      >
        {lines.map((line, index) => (
          <p key={line} className={`wrap-anywhere print:break-inside-avoid ${index === 1 ? "font-bold" : ""}`}>
            {line}
          </p>
        ))}
        <div className="grid gap-4 print:break-inside-avoid print:gap-2.5">
          {copy.signature.map((line) => (
            <p key={line}>
              {line} {copy.blank}
            </p>
          ))}
        </div>
      </article>
      <div className="mt-4 flex flex-wrap gap-3 noscript:hidden print:hidden">
        <Button variant="line" size="compact" onClick={take}>
          <Copy aria-hidden="true" className="size-5" />
          {copy.copy}
        </Button>
        <Button variant="line" size="compact" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-5" />
          {copy.print}
        </Button>
      </div>
    </div>
  );
}

/** What a choice hides: style sheets alone choose the letter, so that it works without scripts. */
const choices = [
  "has-[[value=penyelenggara]:checked]:[&_[data-stage]:not([data-stage=penyelenggara])]:hidden",
  "has-[[value=afpi]:checked]:[&_[data-stage]:not([data-stage=afpi])]:hidden",
  "has-[[value=ojk]:checked]:[&_[data-stage]:not([data-stage=ojk])]:hidden",
].join(" ");

/** Letters to the lender, then to its association and the authority: to copy, print or save as PDF. */
export function BillLetter({ answer }: { answer: BillAnswer }) {
  const isIllegal = answer.bill.licence === "tidak";
  const stages = isIllegal ? [copy.sipasti] : copy.stages;
  return (
    <section aria-label={copy.heading} className={`mt-10 ${isIllegal ? "" : choices}`}>
      <h3 className="text-h3 print:hidden">{isIllegal ? copy.sipasti.name : copy.heading}</h3>
      <p className="mt-2 text-fg-soft print:hidden">{isIllegal ? copy.reportLead : copy.lead}</p>
      {isIllegal ? null : (
        <fieldset className="mt-4 flex flex-wrap gap-2 print:hidden">
          <legend className="sr-only">{copy.choose}</legend>
          {stages.map(({ id, name }, index) => (
            <label
              key={id}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 font-semibold text-small shadow-edge has-checked:bg-fg has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-3"
            >
              <input type="radio" name="surat" value={id} defaultChecked={index === 0} autoComplete="off" className="sr-only" />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {stages.map((stage) => (
        <Letter key={stage.id} stage={stage} answer={answer} />
      ))}
    </section>
  );
}
