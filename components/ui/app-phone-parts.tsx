import { Check } from "lucide-react";
import type { ReactNode } from "react";

/** A label and its value on a screen of the drawn phone (components/ui/app-phone.tsx). */
export function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-2 border-mori-200 border-b py-1.5">
      <span className="text-mori-700">{label}</span>
      <b className="ml-auto whitespace-nowrap text-right tabular-nums">{children}</b>
    </p>
  );
}

/** A large amount. */
export const Figure = ({ children }: { children: ReactNode }) => (
  <p className="font-bold font-display text-[1.5rem] leading-tight tracking-figure">{children}</p>
);
/** The button of a screen, at its bottom. */
export const Action = ({ children }: { children: ReactNode }) => (
  <p className="mt-auto rounded-petal bg-pandan-700 py-2.5 text-center font-bold text-white">{children}</p>
);
/** What the reader must know. */
export const Note = ({ children }: { children: ReactNode }) => <p className="mt-3 border-kunyit-400 border-l-4 pl-2 font-semibold">{children}</p>;
/** A tick in a disc: done; an empty ring: to come. */
export const DoneMark = ({ done }: { done: boolean }) => (
  <span className={`grid size-5 flex-none place-items-center rounded-full ${done ? "bg-pandan-700 text-white" : "border-2 border-mori-300"}`}>
    {done ? <Check aria-hidden="true" className="size-3.5" strokeWidth={3} /> : null}
  </span>
);
