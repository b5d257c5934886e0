import { ArrowUp } from "lucide-react";
import { frameCopy } from "@/lib/content/shell";

/**
 * Appears when scrolling up from below one and a half screens; scrolls to the top and moves the focus there. Beside a
 * long form only where it covers no buttons.
 */
export function BackToTop() {
  return (
    <button
      type="button"
      data-do="top"
      aria-label={frameCopy.toTop}
      className="fixed right-4 bottom-[calc(1rem+var(--bottom-ad,0px))] z-15 hidden size-12 place-items-center not-print:far:grid rounded-petal bg-fg text-bg hover:rounded-petal-mirror xl:right-6 xl:bottom-[calc(1.5rem+var(--bottom-ad,0px))] in-data-save-bar:max-[81.25rem]:hidden!"
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  );
}
