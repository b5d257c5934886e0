import { ButtonLink } from "@/components/ui/button";
import { loansPage } from "@/lib/content/loans";
import { riskWarning } from "@/lib/content/site";
import { routes } from "@/lib/routes";

/** Who may apply, and the regulator's warning beside the button. */
export function Eligibility() {
  return (
    <section className="deep bg-pandan-900 text-white">
      <div className="wrap grid gap-8 py-16 xl:grid-cols-[7fr_5fr] xl:items-center xl:gap-18">
        <div>
          <h2>{loansPage.eligibility.heading}</h2>
          <p className="mt-4 max-w-160 text-lead text-pandan-200">{loansPage.eligibility.text}</p>
          <ButtonLink href={routes.recipient} variant="gold" size="hero" className="mt-7">
            {loansPage.apply}
          </ButtonLink>
        </div>
        <p className="border-kunyit-400 border-l-4 pl-5 font-semibold text-kunyit-300 text-small">{riskWarning}</p>
      </div>
    </section>
  );
}
