import { ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Disclaimers, Offices, RiskWarning } from "@/components/shell/footer-law";
import { FooterLinks } from "@/components/shell/footer-links";
import { StartOfPage, WidthWatch } from "@/components/shell/page-effects";
import { SiteHeader } from "@/components/shell/site-header";
import { AppBadges } from "@/components/ui/app-badges";
import { ButtonLink } from "@/components/ui/button";
import { QrCode } from "@/components/ui/qr-code";
import { footerCopy, frameCopy } from "@/lib/content/shell";
import { contact, site } from "@/lib/content/site";
import type { WebsiteIndex } from "@/lib/contract/website";
import { COPYRIGHT_YEAR } from "@/lib/limits";
import { routes } from "@/lib/routes";

/** The invitation above the footer's links, one row on a desktop. `downloadUrl` is what the code reads as. */
function FooterJoin({ downloadUrl }: { downloadUrl: string }) {
  return (
    <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-5 border-line-deep border-b py-3 xl:gap-x-10">
      <div className="grow basis-72 max-md:contents">
        <h2 className="text-h3 tracking-figure max-md:sr-only md:max-xl:text-h4">{footerCopy.joinTitle}</h2>
        <p className="mt-1 text-pandan-200 max-xl:text-small max-md:hidden">{footerCopy.joinLead}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-md:[&>a]:min-h-11 max-md:[&>a]:px-4.5 max-md:[&>a]:py-2 max-md:[&>a]:text-[0.9375rem]">
        <ButtonLink href={routes.recipient} variant="gold">
          {footerCopy.download}
        </ButtonLink>
        <ButtonLink href={routes.help} variant="line">
          {footerCopy.contact}
        </ButtonLink>
      </div>
      {/* On narrower screens the button leads to the same stores. */}
      <div className="flex items-center gap-5 max-xl:hidden">
        <QrCode text={downloadUrl} label={footerCopy.qr} className="w-24 rounded-sm" />
        <AppBadges className="flex-col xl:[&_img]:h-11" />
      </div>
    </div>
  );
}

/**
 * The footer of every full page; its teeth have the background of the part above. Without `downloadUrl` (tool pages) the
 * invitation is left out.
 */
function SiteFooter({ downloadUrl }: { downloadUrl?: string }) {
  return (
    <footer className="@container deep relative bg-pandan-900 text-white before:absolute before:inset-x-0 before:bottom-[calc(100%-1px)] before:h-4 before:bg-[url(/art/tumpal.svg)] before:bg-[length:32px_16px] before:bg-[position:0_100%] before:bg-repeat-x before:content-[''] print:hidden forced-colors:border-t forced-colors:before:hidden">
      <RiskWarning />
      {downloadUrl ? <FooterJoin downloadUrl={downloadUrl} /> : null}
      <FooterLinks />
      <Offices />
      <Disclaimers />
      <div className="wrap flex flex-wrap justify-between gap-x-8 gap-y-1 border-line-deep border-t pt-2 pb-3 text-pandan-200 text-small md:pt-3 md:pb-4">
        <span>{footerCopy.copyright(COPYRIGHT_YEAR, site.company)}</span>
        <span>
          {footerCopy.complaints} <a href={`tel:${contact.tel}`}>{contact.phone}</a>, {footerCopy.everyDay} {contact.hours}
        </span>
      </div>
    </footer>
  );
}

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

/** The last line on paper: where the page is from. The page script writes the whole address and the time into it. */
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
