"use client";

import { ImageDown, Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { CopyableNumber } from "@/components/ui/copyable-number";
import { NumberCloth } from "@/components/ui/number-cloth";
import { ReceiptPaper } from "@/components/ui/receipt-paper";
import { toast } from "@/components/ui/toaster";
import { numberCloth } from "@/lib/batik-art/number-cloth";
import { proofCopy } from "@/lib/content/proof";
import { contact, site } from "@/lib/content/site";
import { longDate } from "@/lib/format/date";

/** `when`: a date or a span as people read it. */
export type ProofStep = { when: string; text: string };

type ProofProps = {
  /** What was agreed; names the picture too. */
  title: string;
  number: string;
  words: { label: string; copy: string; copied: string };
  hint?: string;
  /** When it was received, ms since the epoch. */
  at: number;
  steps: readonly ProofStep[];
};

/** The receipt of something that was agreed: its number, what happens next and when. Saved as a picture or printed. */
export function Proof({ title, number, words, hint, at, steps }: ProofProps) {
  const received = longDate(new Date(at).toISOString());
  const foot = [site.company, `${contact.phone}, ${contact.email}`];
  const save = async () => {
    try {
      const { savePicture } = await import("@/lib/browser/save-picture");
      await savePicture({
        title,
        number,
        cloth: numberCloth(number),
        label: words.label,
        facts: [[proofCopy.received, received]],
        next: proofCopy.next,
        steps,
        foot,
      });
    } catch {
      toast.info(proofCopy.notSaved);
    }
  };
  return (
    <div className="grid gap-8 print:gap-4">
      {/* On paper, as in the picture: who issued it and how to reach them. */}
      {/* biome-ignore lint/performance/noImgElement: a drawing needs no image service */}
      <img src="/art/logo.svg" alt="" width="150" height="40" className="hidden print:block" />
      <ReceiptPaper className="w-full px-5! pt-1! [&>:first-child]:border-t-0">
        <CopyableNumber number={number} copy={words} {...(hint ? { hint } : {})} />
        <NumberCloth number={number} className="mt-3" />
        <dl className="mt-3 border-line border-t">
          <div className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-fg-soft">{proofCopy.received}</dt>
            <dd className="ml-auto text-right font-semibold">{received}</dd>
          </div>
        </dl>
        <p className="border-fg border-t-[1.5px] pt-3 font-bold">{proofCopy.next}</p>
        <ol>
          {steps.map(({ when, text }) => (
            <li key={text} className="grid border-line border-t py-2 first:border-t-0">
              <b>{when}</b>
              <span className="text-fg-soft">{text}</span>
            </li>
          ))}
        </ol>
      </ReceiptPaper>
      <p className="hidden print:block">
        {foot.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <div className="grid gap-3 md:flex print:hidden">
        <Button variant="line" size="compact" onClick={save}>
          <ImageDown aria-hidden="true" className="size-5" />
          {proofCopy.save}
        </Button>
        <Button variant="line" size="compact" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {proofCopy.print}
        </Button>
      </div>
    </div>
  );
}
