import type { ReactNode } from "react";
import { AccountBar } from "@/components/shell/account-bar";
import { mainLinks } from "@/components/shell/main-links";
import { ArrowLink } from "@/components/ui/arrow-link";
import { Button, ButtonLink } from "@/components/ui/button";
import { MAIN_ID } from "@/lib/browser/names";
import { footerCopy, frameCopy } from "@/lib/content/shell";
import { riskWarning, site } from "@/lib/content/site";
import { COPYRIGHT_YEAR } from "@/lib/limits";
import { routes } from "@/lib/routes";

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

const pages = [
  { href: routes.loans, name: footerCopy.links.loans },
  { href: routes.funding, name: footerCopy.links.funding },
  ...mainLinks.filter(({ href }) => href !== routes.help),
];

const CLOTH = "/art/kain-hero.svg";
/**
 * As large as the hole, next to it; where text is to its left (from 1201 px), a little above the hole. Inline, because the
 * style sheet of all pages is nearly full.
 */
const loose = {
  width: "clamp(9rem, 28.57vw, 23.2rem)",
  transform: "translate(max(-128%, -27.5vw - clamp(0px, (75rem - 100vw) * 99, 30rem)), -32%) rotate(-8deg)",
  touchAction: "none",
  cursor: "grab",
  outlineOffset: "-0.5rem",
};

/** The 404 page: its batik patchwork lacks one patch. */
export function MissingPage() {
  return (
    <main id={MAIN_ID} data-hydrate="none" className="relative overflow-hidden xl:min-h-152">
      <div className="wrap grid content-center py-section xl:min-h-152">
        <div className="relative max-w-136">
          <h1 className="text-h1">{frameCopy.notFoundTitle}</h1>
          <p className="mt-5 text-fg-soft text-lead">{frameCopy.notFoundText}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={routes.home} size="hero">
              {frameCopy.toHome}
            </ButtonLink>
            <ArrowLink href={routes.help}>{frameCopy.toHelp}</ArrowLink>
          </div>
          <search className="mt-8 block">
            <form action={routes.blog} method="get">
              <label htmlFor="cari" className="mb-1.5 block font-semibold text-small">
                {frameCopy.search}
              </label>
              <div className="flex max-w-104 gap-2">
                <input id="cari" name="q" type="search" required className="min-h-12 w-full min-w-0 rounded-sm bg-bg px-4 shadow-hairline-strong" />
                <Button type="submit" variant="line">
                  {frameCopy.searchSubmit}
                </Button>
              </div>
            </form>
          </search>
          <nav aria-label={frameCopy.missingMenu} className="mt-6">
            <ul className="flex flex-wrap gap-x-5">
              {pages.map(({ href, name }) => (
                <li key={href}>
                  <a href={href} className="inline-flex min-h-11 items-center font-semibold">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p role="status" data-patch-status="" className="absolute top-full text-fg-soft text-small" />
        </div>
      </div>
      <div className="relative h-72 md:h-96 max-xl:mb-section xl:absolute xl:inset-y-0 xl:right-0 xl:left-[calc(50%+3.5rem)] xl:h-full xl:w-[calc(50%-3.5rem)]">
        <svg viewBox="0 0 840 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="block size-full">
          <image href={CLOTH} width="840" height="600" />
          <path fill="var(--bg)" d="M360 120h240v240h-240z" />
          <path className="fill-none stroke-line-mid" strokeWidth="2" strokeDasharray="10 8" d="M372 132h216v216h-216z" />
        </svg>
        <button
          type="button"
          data-do="patch"
          aria-pressed={false}
          aria-label={frameCopy.patch}
          className="day lifted absolute top-1/2 left-1/2 noscript:hidden print:hidden"
          style={loose}
        >
          <svg viewBox="360 120 240 240" aria-hidden="true" className="block">
            <image href={CLOTH} width="840" height="600" />
          </svg>
        </button>
      </div>
    </main>
  );
}
