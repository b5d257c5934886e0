import type { ReactNode } from "react";
import { BackToTop } from "@/components/shell/back-to-top";
import { PrintNote } from "@/components/shell/print-note";
import { SiteFooter } from "@/components/shell/site-footer";
import { SiteHeader } from "@/components/shell/site-header";
import { StartOfPage } from "@/components/shell/start-of-page";
import { WidthWatch } from "@/components/shell/width-watch";
import type { WebsiteIndex } from "@/lib/contract/website";

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
