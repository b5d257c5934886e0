import { ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { StartOfPage, WidthWatch } from "@/components/shell/page-effects";
import { SiteFooter } from "@/components/shell/site-footer";
import { SiteHeader } from "@/components/shell/site-header";
import { footerCopy, frameCopy } from "@/lib/content/shell";
import { contact } from "@/lib/content/site";
import type { WebsiteIndex } from "@/lib/contract/website";

/**
 * Appears when scrolling up from below one and a half screens; scrolls to the top and moves the focus there. Beside a
 * long form only where it covers no buttons.
 */
function BackToTop() {
  return (
    <button
      type="button"
      data-do="top"
      aria-label={frameCopy.toTop}
      className="fixed right-4 bottom-4 z-15 hidden size-12 place-items-center not-print:offer-top:grid rounded-petal bg-fg text-bg hover:rounded-petal-mirror xl:right-6 xl:bottom-6 in-data-save-bar:max-[81.25rem]:hidden!"
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  );
}

/** The last line on paper: where the page is from. The early script writes the whole address and the time into it. */
function PrintNote() {
  return (
    <p data-printed={footerCopy.printedFrom} suppressHydrationWarning className="wrap mt-4 hidden border-fg border-t pt-2 text-micro print:block">
      {/* One text: React lets other words stand, as when the page was printed before it is hydrated, but not fewer
          parts of them. */}
      {`${footerCopy.printedFrom} ${contact.website}`}
    </p>
  );
}

type SiteFrameProps = {
  index: WebsiteIndex | undefined;
  /** Address that the footer's code reads as; tool pages leave it out, and the invitation with it. */
  downloadUrl?: string;
  children: ReactNode;
};

/** Header and footer around a page. The page brings its own `<main id="konten">`. */
export function SiteFrame({ index, downloadUrl, children }: SiteFrameProps) {
  return (
    <>
      <SiteHeader index={index} />
      {children}
      <PrintNote />
      <SiteFooter downloadUrl={downloadUrl} />
      <BackToTop />
      <StartOfPage />
      <WidthWatch />
    </>
  );
}
