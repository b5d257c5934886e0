"use client";

import { Copy, Printer } from "lucide-react";
import { useState } from "react";
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

/** The paragraphs of a letter about what exceeds its cap. The writer's name and number stay blank. */
function paragraphsOf({ bill, cost, late, total, demanded, lawful, excess }: BillAnswer, isFirst: boolean): string[] {
  const isIllegal = bill.licence === "tidak";
  const lateRule = late?.parts.at(-1)?.rule;
  return [
    copy.facts(bill.lender || copy.blank, rupiah(bill.principal), rupiah(bill.received), longDate(bill.day), bill.tenor, rupiah(demanded)),
    ...(isIllegal ? [copy.illegal(rupiah(bill.received))] : []),
    ...(!isIllegal && cost.charged > cost.cap ? [copy.cost(rupiah(cost.charged), rupiah(cost.cap), cited(cost.rule))] : []),
    ...(!isIllegal && late && late.charged > late.cap ? [copy.fine(rupiah(late.charged), rupiah(late.cap), cited(lateRule ?? cost.rule))] : []),
    ...(!isIllegal && total.charged > total.cap ? [copy.total(rupiah(total.charged), rupiah(total.cap), cited(total.rule))] : []),
    ...(isFirst || isIllegal ? [] : [copy.earlier]),
    isIllegal ? copy.wishIllegal(rupiah(excess)) : copy.wish(rupiah(lawful), rupiah(excess)),
    ...(isIllegal ? [] : [copy.answer(figureText(billTerms().answer))]),
    copy.attach,
  ];
}

/** A letter to the lender, then to its association and the authority: to copy, print or save as PDF. */
export function BillLetter({ answer }: { answer: BillAnswer }) {
  const stages = answer.bill.licence === "tidak" ? [copy.sipasti] : copy.stages;
  const [chosen, setChosen] = useState<string>(stages[0]?.id ?? "");
  const stage = stages.find(({ id }) => id === chosen) ?? stages[0] ?? copy.sipasti;
  const lender = answer.bill.lender || copy.blank;
  const subject = stage.id === "sipasti" ? copy.report : copy.subject;
  const lines = [stage.to(lender), subject, copy.greeting, ...paragraphsOf(answer, stage.id === "penyelenggara"), copy.closing];
  const take = async () => {
    const text = [...lines, ...copy.signature.map((line) => `${line} ${copy.blank}`)].join("\n\n");
    if (await copyText(text)) toast.success(copy.copied);
  };
  return (
    <section aria-label={copy.heading} className="mt-10">
      <h3 className="text-h3 print:hidden">{copy.heading}</h3>
      <p className="mt-2 text-fg-soft print:hidden">{copy.lead}</p>
      <fieldset className="mt-4 flex flex-wrap gap-2 noscript:hidden print:hidden">
        <legend className="sr-only">{copy.heading}</legend>
        {stages.map(({ id, name }) => (
          <label
            key={id}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 font-semibold text-small shadow-edge has-checked:bg-fg has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-3"
          >
            <input type="radio" name="surat" checked={stage.id === id} onChange={() => setChosen(id)} className="sr-only" />
            {name}
          </label>
        ))}
      </fieldset>
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
    </section>
  );
}
