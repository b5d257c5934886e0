import type { ReactNode } from "react";
import { AppBadges } from "@/components/ui/app-badges";
import { ArrowLink } from "@/components/ui/arrow-link";
import { ButtonLink } from "@/components/ui/button";
import { noBreak } from "@/components/ui/no-break";
import { QrCode } from "@/components/ui/qr-code";
import { homePage } from "@/lib/content/home";
import { routes } from "@/lib/routes";

/** What the site is and what a loan costs, with the carousel next to the text. */
export function Hero({ carousel, downloadUrl }: { carousel: ReactNode; downloadUrl: string }) {
  const { hero } = homePage;
  return (
    <section className="relative">
      <div className="wrap">
        <div className="pt-6 pb-10 md:pt-10 md:pb-14 xl:flex xl:min-h-180 xl:w-[calc(50%-3rem)] xl:flex-col xl:justify-center xl:pt-14 xl:pb-20">
          <h1 className="text-hero tracking-hero md:max-w-[12em]">{hero.heading}</h1>
          <p className="mt-6 max-w-136 text-fg-soft text-lead">{noBreak(hero.lead)}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={routes.recipient} size="hero">
              {hero.apply}
            </ButtonLink>
            <ArrowLink href={routes.funding}>{hero.fund}</ArrowLink>
          </div>
          <div className="mt-8 flex items-center gap-5">
            <QrCode text={downloadUrl} label={hero.qr} className="hidden w-29 rounded-sm p-1.5 shadow-hairline md:block" />
            <div>
              <p className="mb-2 text-fg-mute text-small">
                {hero.inApp} <span className="hidden md:block">{hero.scan}</span>
              </p>
              <AppBadges />
            </div>
          </div>
        </div>
      </div>
      {carousel}
    </section>
  );
}

const PHONE = "(max-width: 47.99rem)";

/**
 * The slide that is always there, with batik art; on phones a band of whole patches above the receipt. The drawing has
 * a view for each: those with `jahit` sew their patches in, once.
 */
export function HouseSlide() {
  return (
    <picture className="contents">
      <source media={`${PHONE} and (prefers-reduced-motion: reduce)`} srcSet="/art/kain-hero.svg#pita" />
      <source media={PHONE} srcSet="/art/kain-hero.svg#pita-jahit" />
      <source media="(prefers-reduced-motion: no-preference)" srcSet="/art/kain-hero.svg#jahit" />
      <img src="/art/kain-hero.svg" alt="" width="840" height="600" className="h-[28.6vw] w-full object-cover object-top md:h-full" />
    </picture>
  );
}
