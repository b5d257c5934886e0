"use client";

import { useId, useState } from "react";
import { Slider } from "@/components/form/slider";
import { FunderReceipt } from "@/components/funding/funder-receipt";
import { fundingPage } from "@/lib/content/funding";
import { rupiah } from "@/lib/format/money";
import { FUNDING_MIN_RUPIAH } from "@/lib/limits";
import { spread } from "@/lib/loans/spread";

const copy = fundingPage.weave;
const CELLS = 100;
const cells = Array.from({ length: CELLS }, (_, index) => index);
/** The cells in an order without pattern (37 and 100 have no common divisor): defaults take the first of them. */
const order = cells.map((cell) => (cell * 37 + 11) % CELLS);
const limits = {
  amount: { min: FUNDING_MIN_RUPIAH, max: 500_000_000, step: 5_000_000 },
  loans: { min: 1, max: CELLS, step: 1 },
  defaultPercent: { min: 0, max: 20, step: 1 },
} as const;
type Question = keyof typeof limits;
const questions = Object.keys(limits) as Question[];
const said: Record<Question, (value: number) => string> = {
  amount: rupiah,
  loans: copy.loansOf,
  defaultPercent: copy.percent,
};

/** A hundred loans as a weave: lit ones are paid back, dark ones are not, outlines are not funded. */
export function LoanWeave() {
  const id = useId();
  const [asked, setAsked] = useState<Record<Question, number>>({ amount: 10_000_000, loans: CELLS, defaultPercent: 3 });
  const { defaults } = spread(asked.amount, asked.loans, asked.defaultPercent);
  const dark = new Set(order.filter((cell) => cell < asked.loans).slice(0, defaults));
  return (
    <section id="sebar" className="deep mt-section bg-pandan-900 py-section text-white print:mt-0">
      <div className="wrap grid grid-cols-1 gap-8 md:grid-cols-2 md:gap-10 xl:grid-cols-[5fr_4fr_4fr] xl:gap-14">
        <div className="md:max-xl:col-span-2">
          <h2>{copy.heading}</h2>
          <p className="mt-4 max-w-136 text-lead text-pandan-200">{copy.lead}</p>
          <div className="mt-6 grid gap-2 md:mt-7 md:gap-5 noscript:hidden print:hidden">
            {questions.map((question) => (
              <div key={question}>
                <p id={`${id}-${question}`} className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
                  {copy.questions[question]}
                  <b key={asked[question]} className="font-display text-h3 tracking-figure">
                    {said[question](asked[question])}
                  </b>
                </p>
                <Slider
                  label={copy.questions[question]}
                  valueText={said[question](asked[question])}
                  {...limits[question]}
                  value={asked[question]}
                  onChange={(value) => setAsked({ ...asked, [question]: value })}
                />
              </div>
            ))}
          </div>
        </div>
        <div role="img" aria-label={copy.picture(asked.loans, defaults)} className="self-center">
          {/* On a phone the halves stand side by side. */}
          <div className="grid grid-cols-1 gap-1 max-md:grid-cols-2">
            {[cells.slice(0, CELLS / 2), cells.slice(CELLS / 2)].map((half) => (
              <div key={half[0]} className="grid grid-cols-10 gap-1">
                {half.map((cell) => (
                  <span
                    key={cell}
                    data-datum="true"
                    className={`aspect-square transition-colors duration-base ${(cell + Math.floor(cell / 10)) % 2 ? "rounded-[90%_10%]" : "rounded-[10%_90%]"} ${cell >= asked.loans ? "border border-pandan-800" : dark.has(cell) ? "border-2 border-pandan-600 bg-pandan-950" : cell % 7 === 3 ? "bg-padi-300" : "bg-kunyit-400"}`}
                  />
                ))}
              </div>
            ))}
          </div>
          <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-pandan-200 text-small">
            <span className="inline-flex items-center gap-2">
              <span data-datum="true" className="size-3 rounded-[10%_90%] bg-kunyit-400" />
              {copy.paid}
            </span>
            <span className="inline-flex items-center gap-2">
              <span data-datum="true" className="size-3 rounded-[10%_90%] border-2 border-pandan-600 bg-pandan-950" />
              {copy.unpaid}
            </span>
          </p>
        </div>
        <FunderReceipt {...asked} className="w-full self-center" />
      </div>
    </section>
  );
}
