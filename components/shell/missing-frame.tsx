import type { ReactNode } from "react";
import { AccountBar } from "@/components/shell/account-bar";
import { footerCopy } from "@/lib/content/shell";
import { riskWarning, site } from "@/lib/content/site";
import { COPYRIGHT_YEAR } from "@/lib/limits";

/** Bar and foot around the missing page. Next carries it in the data of every page, so it is small on purpose. */
export function MissingFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <AccountBar sides="px-side" />
      {children}
      <footer className="wrap border-line border-t py-8 text-fg-soft text-small">
        <p className="max-w-prose">{riskWarning}</p>
        <p className="mt-3">{footerCopy.copyrightSupervised(COPYRIGHT_YEAR, site.company)}</p>
      </footer>
    </>
  );
}
