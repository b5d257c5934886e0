import { ArrowLink } from "@/components/ui/arrow-link";
import { ButtonLink } from "@/components/ui/button";
import { MAIN_ID } from "@/lib/browser/names";
import { frameCopy } from "@/lib/content/shell";
import { routes } from "@/lib/routes";

/** The 404 page: its batik patchwork lacks one patch. */
export function MissingPage() {
  return (
    <main id={MAIN_ID} data-hydrate="none" className="relative overflow-hidden xl:min-h-152">
      <div className="wrap grid content-center py-section xl:min-h-152">
        <div className="max-w-136">
          <h1 className="text-h1">{frameCopy.notFoundTitle}</h1>
          <p className="mt-5 text-fg-soft text-lead">{frameCopy.notFoundText}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={routes.home} size="hero">
              {frameCopy.toHome}
            </ButtonLink>
            <ArrowLink href={routes.help}>{frameCopy.toHelp}</ArrowLink>
          </div>
        </div>
      </div>
      <svg
        viewBox="0 0 840 480"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="block h-72 w-full md:h-96 max-xl:mb-section xl:absolute xl:inset-y-0 xl:right-0 xl:left-[calc(50%+3.5rem)] xl:h-full xl:w-[calc(50%-3.5rem)]"
      >
        <image href="/art/kain-hero.svg" width="840" height="600" />
        <path fill="var(--bg)" d="M360 120h240v240h-240z" />
        <path className="fill-none stroke-line-mid" strokeWidth="2" strokeDasharray="10 8" d="M372 132h216v216h-216z" />
      </svg>
    </main>
  );
}
