import { type ReactNode, useId } from "react";
import { noBreak } from "@/components/ui/no-break";

/** A sheet of white paper with a torn lower edge, in the light theme and in print as in the dark one. */
export function ReceiptPaper({ className = "", children }: { className?: string; children: ReactNode }) {
  const tear = useId();
  return (
    <div
      className={`day relative max-w-full bg-white px-6 pt-6 pb-6 text-arang text-small lifted forced-colors:border print:break-inside-avoid print:border print:border-mori-300 print:[filter:none] ${className}`}
    >
      {children}
      <svg className="absolute top-[calc(100%-0.5px)] left-0 h-2.5 w-full forced-colors:hidden" aria-hidden="true">
        <defs>
          <pattern id={tear} width="16" height="10" patternUnits="userSpaceOnUse">
            <path fill="#fff" d="M0 0h16L8 10z" />
          </pattern>
        </defs>
        <rect width="100%" height="10" fill={`url(#${tear})`} />
      </svg>
    </div>
  );
}

/** The verdict of a receipt, as a rubber stamp. */
export function ReceiptStamp({ good, children }: { good: boolean; children: string }) {
  const tone = good ? "border-success text-success" : "border-danger text-danger";
  return (
    <p className={`my-3 w-fit -rotate-3 rounded-sm border-3 px-3 py-1 font-bold font-display text-h3 uppercase leading-tight ${tone}`}>{children}</p>
  );
}

type LineProps = {
  label: string;
  /** Names the figure for the page's script, which changes it. */
  part?: string;
  children: string;
};

/** One line of a receipt. */
export function ReceiptRow({ label, part, children }: LineProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-1.5 first:pt-3">
      <dt className="text-fg-soft">{noBreak(label)}</dt>
      <dd data-part={part} suppressHydrationWarning={part !== undefined} className="ml-auto text-right font-semibold tabular-nums">
        {children}
      </dd>
    </div>
  );
}

/** A sum between two rules. */
export function ReceiptSum({ label, part, children }: LineProps) {
  return (
    <div className="my-1.5 flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1 border-line border-y py-2.5 first:border-t-0 last:mb-0 last:border-b-0 [&+&]:border-t-0">
      <dt className="font-bold">{label}</dt>
      <dd
        data-part={part}
        suppressHydrationWarning={part !== undefined}
        className="ml-auto whitespace-nowrap text-right font-bold font-display text-[min(1.5rem,9vw)] leading-none tracking-figure"
      >
        {children}
      </dd>
    </div>
  );
}
