import { FunderReceipt } from "@/components/funding/funder-receipt";
import { ArrowLink } from "@/components/ui/arrow-link";
import { ButtonLink } from "@/components/ui/button";
import { LivingText } from "@/components/ui/living-text";
import { fundingPage } from "@/lib/content/funding";
import { jakartaDay } from "@/lib/format/date";
import { livingText } from "@/lib/loans/living-figures";
import { routes } from "@/lib/routes";

/** Head of the funding page: the yield, the risk sentence directly below it, and a receipt with both. */
export function FundingHero() {
  return (
    <section className="deep relative overflow-hidden bg-pandan-900 text-white">
      <div
        aria-hidden="true"
        className="absolute inset-y-0 right-0 hidden w-[36%] bg-[length:auto_100%] bg-[url(/art/kain-malam.svg)] bg-left md:block xl:w-[40%] forced-colors:hidden"
      />
      <div className="wrap relative grid grid-cols-1 items-center gap-8 py-8 md:gap-10 md:py-12 md:grid-cols-[1fr_20rem] xl:gap-18 xl:py-20">
        <div>
          <h1 className="max-w-[11em] text-h1 tracking-hero">{livingText(fundingPage.heading, jakartaDay())}</h1>
          <p className="mt-5 max-w-144 border-kunyit-400 border-l-4 pl-4 font-semibold text-kunyit-300">{fundingPage.risk}</p>
          <p className="mt-4 max-w-144 text-lead text-pandan-200">
            <LivingText unbroken>{fundingPage.lead}</LivingText>
          </p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={routes.login} variant="gold" size="hero">
              {fundingPage.start}
            </ButtonLink>
            <ArrowLink href={routes.register}>{fundingPage.register}</ArrowLink>
          </div>
          <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] border-line-deep border-t">
            {fundingPage.figures.map(({ label, value }) => (
              <div key={label} className="flex flex-col-reverse justify-end gap-1 py-4 pr-2">
                <dt className="text-pandan-200 text-small">{label}</dt>
                <dd className="font-bold font-display text-figure tracking-figure">{livingText(value, jakartaDay())}</dd>
              </div>
            ))}
          </dl>
          <p className="text-pandan-200 text-small">
            <LivingText>{fundingPage.minimumNote}</LivingText>
          </p>
        </div>
        <FunderReceipt amount={5_000_000} loans={50} defaultPercent={4} className="w-full max-w-80" noteClassName="max-md:hidden" />
      </div>
    </section>
  );
}
