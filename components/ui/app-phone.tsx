import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Mark } from "@/components/ui/mark";
import { appPhone as copy } from "@/lib/content/app-phone";
import { jakartaDay } from "@/lib/format/date";
import { rupiah } from "@/lib/format/money";
import { APP_MAX_AMOUNT } from "@/lib/loans/products";
import { exampleQuote, type Quote } from "@/lib/loans/quote";

/** A label and its value on a screen of the drawn phone. */
function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-2 border-mori-200 border-b py-1.5">
      <span className="text-mori-700">{label}</span>
      <b className="ml-auto whitespace-nowrap text-right tabular-nums">{children}</b>
    </p>
  );
}

/** A large amount. */
const Figure = ({ children }: { children: ReactNode }) => (
  <p className="font-bold font-display text-[1.5rem] leading-tight tracking-figure">{children}</p>
);
/** The button of a screen, at its bottom. */
const Action = ({ children }: { children: ReactNode }) => (
  <p className="mt-auto rounded-petal bg-pandan-700 py-2.5 text-center font-bold text-white">{children}</p>
);
/** What the reader must know. */
const Note = ({ children }: { children: ReactNode }) => <p className="mt-3 border-kunyit-400 border-l-4 pl-2 font-semibold">{children}</p>;
/** A tick in a disc: done; an empty ring: to come. */
const DoneMark = ({ done }: { done: boolean }) => (
  <span className={`grid size-5 flex-none place-items-center rounded-full ${done ? "bg-pandan-700 text-white" : "border-2 border-mori-300"}`}>
    {done ? <Check aria-hidden="true" className="size-3.5" strokeWidth={3} /> : null}
  </span>
);

export type PhoneScreen = "code" | "limit" | "review" | "receipt" | "schedule" | "paid";

const screens: Record<PhoneScreen, (quote: Quote) => ReactNode> = {
  code: () => (
    <>
      <p className="text-mori-700">{copy.code.text}</p>
      <p className="mt-3 grid grid-cols-6 gap-1">
        {[..."4071"].map((digit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          <b key={index} className="grid h-10 place-items-center rounded-sm border border-mori-500 text-body">
            {digit}
          </b>
        ))}
        <b className="h-10 rounded-sm border-2 border-pandan-700" />
        <b className="h-10 rounded-sm border border-mori-500" />
      </p>
      <p className="mt-3 text-mori-700">{copy.code.again}</p>
      <Note>{copy.code.note}</Note>
      <Action>{copy.code.next}</Action>
    </>
  ),
  limit: (quote) => (
    <>
      <Figure>{rupiah(APP_MAX_AMOUNT)}</Figure>
      <p className="mt-4 text-mori-700">{copy.limit.amount}</p>
      <Figure>{rupiah(quote.amount)}</Figure>
      <p className="mt-2.5 h-1.5 rounded-full bg-mori-200">
        <span className="block h-full w-1/5 rounded-full bg-pandan-700" />
      </p>
      <p className="mt-4 flex flex-wrap gap-1.5">
        {quote.product.tenors.slice(0, 3).map((days) => (
          <span
            key={days}
            className={`rounded-full px-3 py-1 font-semibold ${days === quote.days ? "bg-arang text-white" : "border border-mori-500"}`}
          >
            {copy.limit.days(days)}
          </span>
        ))}
      </p>
      <Action>{copy.limit.next}</Action>
    </>
  ),
  review: (quote) => (
    <>
      <p className="text-mori-700">{copy.review.text}</p>
      <div className="mt-2.5 border-arang border-t-[1.5px]">
        <Line label={copy.review.amount}>{rupiah(quote.amount)}</Line>
        <Line label={copy.review.tenor}>{copy.limit.days(quote.days)}</Line>
      </div>
      <ol className="mt-4 grid gap-3.5">
        {copy.review.steps.map((step, index) => (
          <li key={step} className={`flex items-center gap-2.5 ${index < 2 ? "font-bold" : "text-mori-700"}`}>
            <DoneMark done={index < 2} />
            {step}
          </li>
        ))}
      </ol>
      <Note>{copy.review.note}</Note>
    </>
  ),
  receipt: (quote) => (
    <>
      <p className="text-mori-700">{copy.receipt.received}</p>
      <Figure>{rupiah(quote.received)}</Figure>
      <div className="mt-2.5 border-arang border-t-[1.5px]">
        <Line label={copy.receipt.admin}>{rupiah(quote.adminFee)}</Line>
        <Line label={copy.receipt.interest}>{rupiah(quote.interest)}</Line>
        <Line label={copy.receipt.reduction}>{rupiah(-quote.reduction)}</Line>
      </div>
      <p className="mt-2.5 text-mori-700">{copy.receipt.repaid}</p>
      <Figure>{rupiah(quote.repaid)}</Figure>
      <Action>{copy.receipt.next}</Action>
    </>
  ),
  schedule: (quote) => (
    <>
      <ol className="border-arang border-t-[1.5px]">
        {quote.instalments.map(({ number, day, amount }) => (
          <li key={number} className="flex items-center gap-2.5 border-mori-200 border-b py-2.5">
            <DoneMark done={number === 1} />
            <span>
              <span className="block text-mori-700">{copy.schedule.instalment(number, day)}</span>
              <b className="tabular-nums">{rupiah(amount)}</b>
            </span>
          </li>
        ))}
      </ol>
      <Action>{copy.schedule.next}</Action>
    </>
  ),
  paid: (quote) => (
    <>
      <Mark className="mt-2 size-20" />
      <p className="mt-3 text-mori-700">{copy.paid.text}</p>
      <div className="mt-3 border-arang border-t-[1.5px]">
        <Line label={copy.paid.number}>{copy.paid.of(quote.instalments.length)}</Line>
        <Line label={copy.paid.repaid}>{rupiah(quote.repaid)}</Line>
        <Line label={copy.paid.left}>{rupiah(0)}</Line>
      </div>
      <Action>{copy.paid.next}</Action>
    </>
  ),
};

/**
 * The drawn phone with a screen of the app in real text. Its words are an example: one sentence replaces all of them
 * to listeners.
 */
export function AppPhone({ screen, className = "" }: { screen: PhoneScreen; className?: string }) {
  return (
    <div role="img" aria-label={copy.description(copy[screen].name)} className={`day w-60 max-w-full print:hidden ${className}`}>
      {/* Its colours are part of the drawing: a frame that is seen on dark ground, and in forced colours. */}
      <div aria-hidden="true" className="rounded-[2rem] bg-pandan-950 p-2 ring-2 ring-mori-500 [forced-color-adjust:none]">
        <div className="flex min-h-104 flex-col overflow-hidden rounded-[1.5rem] bg-white px-4 pt-3 pb-4 text-arang text-small leading-[1.4]">
          <p className="flex items-center justify-between text-micro text-mori-700">
            <Mark className="size-5" />
            {copy.sample}
          </p>
          <p className="mt-4 mb-2 font-bold text-body">{copy[screen].title}</p>
          {screens[screen](exampleQuote("kini", jakartaDay()))}
        </div>
      </div>
    </div>
  );
}
