import type { ReactNode } from "react";
import { MAIN_ID } from "@/lib/browser/names";

/** Each page below is rendered per request: it shows the answer to the form that was sent. */
export const dynamic = "force-dynamic";

/** The frame of the forms without scripts. */
export default function PlainFormLayout({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="wrap pt-10 pb-section outline-hidden">
      <div className="max-w-152">{children}</div>
    </main>
  );
}
