"use client";

import { useId, useState } from "react";
import { MoneyInput } from "@/components/form/money-input";
import { PhoneFold } from "@/components/ui/phone-fold";
import { fundingPage } from "@/lib/content/funding";
import { longDate } from "@/lib/format/date";
import { rupiah, rupiahShort } from "@/lib/format/money";
import { FUNDING_MIN_RUPIAH } from "@/lib/limits";
import { readRupiah } from "@/lib/read/money";

const FOLD_ID = "cek-isian";
const copy = fundingPage.check;

type ReadinessCheckProps = {
  /** From the server, like `below`: the tables of rules and figures stay out of the page's scripts. Shares per cent. */
  rules: { professionalIncome: number; professionalShare: number; ordinaryShare: number; from: string };
  /** What is said of a limit below the least amount. */
  below: string;
};

/** Three questions about limit and risk. Nothing leaves the browser; without scripts the rule is a sentence. */
export function ReadinessCheck({ rules: { professionalIncome, professionalShare, ordinaryShare, from }, below }: ReadinessCheckProps) {
  const limits = [rupiahShort(professionalIncome), professionalShare, ordinaryShare, longDate(from)] as const;
  const id = useId();
  const [income, setIncome] = useState("");
  const [kind, setKind] = useState<(typeof copy.kinds)[number]["value"]>("perorangan");
  const [spare, setSpare] = useState(false);
  const rupiahs = readRupiah(income) ?? 0;
  const isCompany = kind === "perusahaan";
  const isProfessional = rupiahs > professionalIncome;
  const share = isProfessional ? professionalShare : ordinaryShare;
  const most = Math.floor((rupiahs * share) / 100);

  return (
    <section id="cek" className="bg-bg-calm py-10 md:py-section">
      <div className="wrap grid gap-4 md:gap-8 xl:grid-cols-[5fr_7fr] xl:gap-18">
        <div>
          <h2>{copy.heading}</h2>
          <p className="mt-4 text-lead">{copy.lead}</p>
          <p className="mt-4 hidden font-semibold noscript:block">{copy.noScript(...limits)}</p>
        </div>
        <div className="noscript:hidden">
          <PhoneFold id={FOLD_ID} label={copy.open}>
            {({ className, ...fold }) => (
              <div {...fold} className={`${className} max-w-form gap-6`}>
                <div>
                  <label htmlFor={`${id}-income`} className="mb-2 block font-semibold">
                    {copy.income}
                  </label>
                  <MoneyInput id={`${id}-income`} value={income} onChange={setIncome} describedBy={`${id}-hint`} />
                  <p id={`${id}-hint`} className="mt-1.5 text-fg-soft text-small">
                    {copy.incomeHint}
                  </p>
                </div>
                <fieldset>
                  <legend className="mb-2 font-semibold">{copy.kind}</legend>
                  <div className="flex flex-wrap gap-2">
                    {copy.kinds.map(({ value, label }) => (
                      <label
                        key={value}
                        className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 font-semibold text-[0.9375rem] shadow-edge has-checked:bg-fg has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-3"
                      >
                        <input type="radio" name={`${id}-kind`} checked={kind === value} onChange={() => setKind(value)} className="sr-only" />
                        {label}
                      </label>
                    ))}
                  </div>
                  <p className="mt-1.5 text-fg-soft text-small">{copy.kindHint(...limits)}</p>
                </fieldset>
                <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
                  <input type="checkbox" checked={spare} onChange={(event) => setSpare(event.target.checked)} className="size-6 accent-action" />
                  {copy.spare}
                </label>
                <div role="status" className="border-fg border-t-2 pt-4">
                  <p className="font-bold font-display text-h3 leading-tight">
                    {isCompany ? copy.company : rupiahs > 0 ? copy.result(rupiah(most), share, isProfessional) : copy.empty}
                  </p>
                  {rupiahs > 0 || isCompany ? (
                    <p className="mt-2">{!isCompany && most < FUNDING_MIN_RUPIAH ? below : spare ? copy.ready : copy.notSpare}</p>
                  ) : null}
                </div>
              </div>
            )}
          </PhoneFold>
        </div>
      </div>
    </section>
  );
}
