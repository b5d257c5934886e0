"use client";

import { useEffect, useRef, useState } from "react";
import { BillFields, faultText } from "@/components/bill/bill-fields";
import { BillResult, EmptyReceipt } from "@/components/bill/bill-result";
import { fieldId } from "@/components/form/field-attributes";
import { useFilled } from "@/components/form/settle-fields";
import { Button } from "@/components/ui/button";
import { billPage as copy } from "@/lib/content/bill";
import { type BillField, type BillText, billFields, readBill } from "@/lib/loans/bill";
import { plainActions } from "@/lib/plain-forms/actions";

type BillCheckProps = {
  /** What was sent without scripts, and why it was refused. */
  sent: BillText | undefined;
  refusal: string | undefined;
  /** The day for which a bill is computed (YYYY-MM-DD in Jakarta). */
  today: string;
};

/** The check of a bill. With scripts it is computed on the device; without, the form is sent and the page answers it. */
export function BillCheck({ sent, refusal, today }: BillCheckProps) {
  const [values, setValues] = useState<BillText>(sent ?? {});
  /** The bill that was asked about; its answer stays while another is typed. */
  const [asked, setAsked] = useState<BillText | undefined>(sent);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const read = asked && readBill(asked, today);
  const bill = read && "bill" in read ? read.bill : undefined;
  const faults = read && "faults" in read ? read.faults : {};
  const [first] = billFields.filter((name) => faults[name]);
  const times = useRef(0);
  useFilled(
    () =>
      billFields
        .map((name) => form.current?.elements.namedItem(name) as HTMLInputElement)
        .filter(({ name, value }) => value !== (values[name as BillField] ?? "")),
    (controls) => setValues((before) => ({ ...before, ...Object.fromEntries(controls.map(({ name, value }) => [name, value])) })),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves after each press, not while typing
  useEffect(() => {
    if (times.current === 0) return;
    const target = first ? document.getElementById(fieldId(first)) : result.current;
    target?.focus({ preventScroll: true });
    // A result is longer than the window: it is read from its beginning.
    target?.scrollIntoView({ block: first ? "center" : "start" });
  }, [asked]);

  return (
    <div className="mt-8 grid grid-cols-1 gap-10 xl:grid-cols-2 xl:gap-14 print:block">
      <form
        ref={form}
        method="post"
        action={plainActions.billCheck}
        noValidate
        className={`grid content-start gap-8 ${bill ? "print:hidden" : ""}`}
        onSubmit={(event) => {
          event.preventDefault();
          times.current += 1;
          setAsked({ ...values });
        }}
      >
        <BillFields values={values} faults={faults} onChange={(field, value) => setValues((before) => ({ ...before, [field]: value }))} />
        {refusal ? <p className="font-semibold text-danger">{refusal}</p> : null}
        <div>
          <Button type="submit">{copy.submit}</Button>
          <p className="mt-3 text-fg-mute text-small noscript:hidden">{copy.privacy}</p>
          <p className="mt-3 hidden text-fg-mute text-small noscript:block">{copy.noScript}</p>
        </div>
      </form>
      <div className="min-w-0">
        {asked ? null : <EmptyReceipt />}
        <section id="hasil" ref={result} tabIndex={-1} aria-label={copy.result} className="scroll-mt-24 outline-hidden">
          {bill ? <BillResult bill={bill} today={today} /> : null}
          {first ? (
            <div role="alert" className="border-danger border-l-4 bg-bg-quiet p-4">
              <p className="font-bold">{copy.errors}</p>
              <ul className="mt-1 list-disc pl-5">
                {billFields.map((name) => {
                  const fault = faults[name];
                  return fault ? (
                    <li key={name}>
                      <a href={`#${fieldId(name)}`}>{`${copy.fields[name].label}: ${faultText(name, fault)}`}</a>
                    </li>
                  ) : null;
                })}
              </ul>
            </div>
          ) : null}
        </section>
      </div>
    </div>
  );
}
