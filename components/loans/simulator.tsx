"use client";

import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { QuoteCaps } from "@/components/loans/quote-caps";
import { ScheduleTable } from "@/components/loans/schedule-table";
import { SimulatorForm, type SimulatorInput } from "@/components/loans/simulator-form";
import { Button } from "@/components/ui/button";
import { CostReceipt } from "@/components/ui/cost-receipt";
import { toast } from "@/components/ui/toaster";
import { useLateAddress } from "@/components/ui/use-late-address";
import { copyText } from "@/lib/browser/copy-text";
import { loansPage } from "@/lib/content/loans";
import { messages } from "@/lib/content/messages";
import { ratePercent, rupiah } from "@/lib/format/money";
import { loanProducts, type ProductKey } from "@/lib/loans/products";
import { type Quote, quoteFromQuery, quote as quoteOf, quoteQuery } from "@/lib/loans/quote";
import { readRupiah } from "@/lib/read/money";
import { routes } from "@/lib/routes";

const copy = loansPage.simulator;
/** What was asked for a quote. A text that is no amount stays, for its message. */
const askedFor = ({ product, amount, days }: Quote, typed: string = String(amount)): SimulatorInput => ({
  product: product.key,
  amount: readRupiah(typed) === undefined ? typed : String(amount),
  days,
});

type SimulatorProps = {
  /** What the server answered; its day counts, because a device's clock may be wrong. */
  initial: Quote;
  /** The amount as the address has it. */
  typed?: string | undefined;
  rates: Record<ProductKey, number>;
  /** What a late payment costs. From the server: the figures of texts stay out of the page's scripts. */
  late: string;
};

/** The cost simulator. The address always names what is shown. */
export function Simulator({ initial, typed, rates, late }: SimulatorProps) {
  const [live, setLive] = useState(false);
  const [asked, setAsked] = useState<SimulatorInput>(() => askedFor(initial, typed));
  const [checked, setChecked] = useState(true);
  const [changed, setChanged] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rates of a page never change
  useEffect(() => {
    setLive(true);
    // Who comes back gets the page as it was made, under the address that was left.
    const query = new URLSearchParams(location.search);
    const input = Object.fromEntries(query);
    if (query.has("jumlah")) setAsked(askedFor(quoteFromQuery(input, initial.day, rates), input.jumlah));
  }, []);

  const quote = quoteFromQuery({ produk: asked.product, jumlah: asked.amount, tenor: String(asked.days) }, initial.day, rates);
  const address = `${routes.loans}?${quoteQuery(quote)}#simulasi`;
  useLateAddress(changed ? address : undefined);
  const highest = quoteOf(quote.product.key, quote.amount, quote.days, { rate: quote.product.maxRate, day: quote.day });

  const ask = (change: Partial<SimulatorInput>) => {
    setChanged(true);
    if (change.amount !== undefined) setChecked(false);
    // Another product has other limits: begin with its example.
    const example = change.product && loanProducts[change.product].example;
    setAsked((before) => ({ ...before, ...change, ...(example && { amount: String(example.amount), days: example.days }) }));
  };
  const tidy = () => {
    setAsked(askedFor(quote, asked.amount));
    setChecked(true);
    history.replaceState(history.state, "", address);
  };
  const share = async () => {
    tidy();
    const url = location.origin + address;
    if (await copyText(url)) toast.success(messages.linkCopied);
    else toast.info(url);
  };
  const printAlone = () => {
    tidy();
    const root = document.documentElement;
    root.dataset.print = "simulasi";
    addEventListener("afterprint", () => delete root.dataset.print, { once: true });
    print();
  };

  return (
    <section id="simulasi" className="mt-section bg-bg-quiet py-section print:mt-6 print:bg-transparent print:p-0">
      <div className="wrap grid grid-cols-1 gap-10 md:grid-cols-2 xl:grid-cols-3 xl:gap-14 print:grid-cols-1 print:gap-6">
        <div>
          <h2>{copy.heading}</h2>
          <p className="mt-4 mb-8 text-fg-soft">{copy.lead}</p>
          <SimulatorForm asked={asked} amount={quote.amount} live={live} checked={checked} onAsk={ask} onTidy={tidy} onShare={share} />
        </div>
        <div>
          <h3 className="sr-only">{copy.result}</h3>
          <p role="status" className="sr-only">
            {copy.announce(rupiah(quote.received), rupiah(quote.repaid))}
          </p>
          <CostReceipt quote={quote} label={copy.label} className="mx-auto w-full max-w-80 print:mx-0" />
        </div>
        <div className="md:col-span-2 xl:col-span-1 print:col-span-1">
          <ScheduleTable quote={quote} />
          <QuoteCaps quote={quote} />
          <p className="mt-4 text-fg-soft text-small">{copy.highest(ratePercent(highest.rate), rupiah(highest.repaid))}</p>
          <p className="mt-2 text-fg-soft text-small">{late}</p>
          {live ? (
            <Button variant="line" size="compact" className="mt-5 print:hidden" onClick={printAlone}>
              <Printer aria-hidden="true" className="size-5" />
              {copy.print}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
