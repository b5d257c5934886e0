import { ButtonLink, buttonClass } from "@/components/ui/button";
import { CostReceipt } from "@/components/ui/cost-receipt";
import { LivingText } from "@/components/ui/living-text";
import { loansPage } from "@/lib/content/loans";
import { jakartaDay } from "@/lib/format/date";
import { loanProducts, productKeys } from "@/lib/loans/products";
import type { PublishedProduct } from "@/lib/loans/published";
import { exampleQuote } from "@/lib/loans/quote";
import { routes } from "@/lib/routes";

const chip =
  "inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 font-semibold text-[0.9375rem] max-md:px-2.5 max-md:text-small shadow-edge-fg has-checked:bg-fg has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-action";

/** Head of the loans page: the promise, and the receipt of the product that the reader picks. Needs no script. */
export function LoansHero({ products }: { products: Record<"kini" | "cepat" | "kawan", PublishedProduct> }) {
  return (
    <section className="day relative bg-kunyit-400 text-fg">
      <div
        aria-hidden="true"
        className="absolute inset-y-0 right-0 hidden w-[26%] bg-[url(/art/kain-pinjaman.svg)] bg-cover bg-right md:block md:max-xl:bg-[position:75%] xl:w-[30%]"
      />
      <div data-choose="true" className="wrap relative grid gap-10 pt-10 pb-16 md:grid-cols-[1fr_20rem] xl:grid-cols-[7fr_5fr] xl:py-20">
        <div className="self-center">
          <h1 className="max-w-[11em] text-h1 tracking-hero">{loansPage.heading}</h1>
          <p className="mt-5 max-w-136 text-lead">
            <LivingText unbroken>{loansPage.lead}</LivingText>
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href={routes.recipient} size="hero">
              {loansPage.apply}
            </ButtonLink>
            <a href="#simulasi" className={buttonClass({ variant: "line", size: "hero" })}>
              {loansPage.toSimulator}
            </a>
          </div>
          <fieldset className="mt-8 flex flex-wrap gap-1.5 print:hidden">
            <legend className="mb-2 font-semibold text-small">{loansPage.pick}</legend>
            {productKeys.map((key) => (
              <label key={key} className={chip}>
                <input type="radio" name="contoh" value={key} defaultChecked={key === "kini"} className="sr-only" />
                {loanProducts[key].name}
              </label>
            ))}
          </fieldset>
        </div>
        <div className="min-w-0">
          {productKeys.map((key) => (
            <div key={key} data-part-of={key}>
              <CostReceipt quote={exampleQuote(key, jakartaDay(), products[key].rate)} className="w-full md:w-80" />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
