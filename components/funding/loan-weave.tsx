"use client";

import { useEffect, useId, useState } from "react";
import { Slider } from "@/components/form/slider";
import { FunderReceipt } from "@/components/funding/funder-receipt";
import { Button } from "@/components/ui/button";
import { useReducedMotion } from "@/components/ui/use-media-query";
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
/** The grounds of a loan that is paid back and of one that is not: the loss is what one sees first. */
const REPAID = "bg-pandan-600";
/** Hollow in forced colours, where a hue alone may be lost. */
const DEFAULTED =
  "bg-kunyit-400 forced-colors:bg-[Canvas] forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[CanvasText]";
/** A loan that has not been repaid in the months played so far. */
const RUNNING = "bg-pandan-800";
const MONTHS = 12;
/** A year takes less than five seconds, so it needs no way to pause. */
const MONTH_MS = 350;
type Question = keyof typeof limits;
const questions = Object.keys(limits) as Question[];
const said: Record<Question, (value: number) => string> = {
  amount: rupiah,
  loans: copy.loansOf,
  defaultPercent: copy.percent,
};

/** A hundred loans as a weave: quiet green ones are paid back, the loud ones are not; what is not funded leaves a gap. */
export function LoanWeave() {
  const id = useId();
  const [asked, setAsked] = useState<Record<Question, number>>({ amount: 10_000_000, loans: CELLS, defaultPercent: 3 });
  /** Months played; undefined until it is played, and after every change of the amounts. */
  const [month, setMonth] = useState<number>();
  const reduced = useReducedMotion();
  useEffect(() => {
    if (month === undefined || month >= MONTHS) return;
    const timer = setTimeout(() => setMonth(month + 1), MONTH_MS);
    return () => clearTimeout(timer);
  }, [month]);
  const play = (defaultPercent: number) => {
    setAsked({ ...asked, defaultPercent });
    setMonth(reduced ? MONTHS : 0);
  };
  const { defaults } = spread(asked.amount, asked.loans, asked.defaultPercent);
  const defaulted = new Set(order.filter((cell) => cell < asked.loans).slice(0, defaults));
  /** The look of a cell, woven row by row as the months pass. */
  const lookOf = (cell: number) => {
    if (cell >= asked.loans) return "invisible";
    if (cell >= (asked.loans * (month ?? MONTHS)) / MONTHS) return RUNNING;
    return defaulted.has(cell) ? DEFAULTED : REPAID;
  };
  return (
    <section id="sebar" className="deep mt-section bg-pandan-900 py-section text-white print:mt-0">
      <div className="wrap grid grid-cols-1 gap-8 md:grid-cols-2 md:gap-10 xl:grid-cols-[5fr_4fr_4fr] xl:gap-14">
        <div className="md:max-xl:col-span-2">
          <h2>{copy.heading}</h2>
          <p className="mt-4 max-w-136 text-lead text-pandan-200">{copy.lead}</p>
          <div className="mt-6 grid gap-2 md:mt-7 md:gap-5 noscript:hidden">
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
                  onChange={(value) => {
                    setAsked({ ...asked, [question]: value });
                    setMonth(undefined);
                  }}
                />
              </div>
            ))}
          </div>
        </div>
        <div className="self-center">
          <div role="img" aria-label={copy.picture(asked.loans, defaults)}>
            {/* On a phone the halves stand side by side. */}
            <div className="grid grid-cols-1 gap-1 max-md:grid-cols-2">
              {[cells.slice(0, CELLS / 2), cells.slice(CELLS / 2)].map((half) => (
                <div key={half[0]} className="grid grid-cols-10 gap-1">
                  {half.map((cell) => (
                    <span
                      key={cell}
                      data-own-colours="true"
                      className={`aspect-square transition-colors duration-base ${(cell + Math.floor(cell / 10)) % 2 ? "rounded-[90%_10%]" : "rounded-[10%_90%]"} ${lookOf(cell)}`}
                    />
                  ))}
                </div>
              ))}
            </div>
            <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-pandan-200 text-small">
              <span className="inline-flex items-center gap-2">
                <span data-own-colours="true" className={`size-3 rounded-[10%_90%] ${REPAID}`} />
                {copy.paid}
              </span>
              <span className="inline-flex items-center gap-2">
                <span data-own-colours="true" className={`size-3 rounded-[10%_90%] ${DEFAULTED}`} />
                {copy.unpaid}
              </span>
            </p>
          </div>
          <div className="mt-4 flex flex-wrap gap-3 noscript:hidden print:hidden">
            <Button variant="line" size="compact" onClick={() => play(asked.defaultPercent)}>
              {copy.play}
            </Button>
            <Button variant="line" size="compact" onClick={() => play(limits.defaultPercent.max)}>
              {copy.crisis(limits.defaultPercent.max)}
            </Button>
          </div>
          <p role="status" className="mt-2 min-h-6 text-pandan-200 text-small noscript:hidden print:hidden">
            {month === undefined ? null : month < MONTHS ? (
              <span aria-hidden="true">{copy.month(month)}</span>
            ) : (
              copy.after(asked.loans - defaults, defaults)
            )}
          </p>
        </div>
        <FunderReceipt {...asked} className="w-full self-center" />
      </div>
    </section>
  );
}
