import { ButtonLink } from "@/components/ui/button";
import { LivingText } from "@/components/ui/living-text";
import { loansPage } from "@/lib/content/loans";
import { routes } from "@/lib/routes";

const copy = loansPage.eligibility;

/** Who may apply. The regulator's warning follows in the footer. */
export function Eligibility() {
  return (
    <section className="deep bg-pandan-900 text-white">
      <div className="wrap grid gap-8 py-18 xl:grid-cols-[5fr_7fr] xl:gap-18">
        <div>
          <h2>{copy.heading}</h2>
          <p className="mt-4 max-w-160 text-lead text-pandan-200">{copy.text}</p>
          <ButtonLink href={routes.recipient} variant="gold" size="hero" className="mt-7">
            {loansPage.apply}
          </ButtonLink>
        </div>
        <div className="border-line-deep border-t-2 pt-5">
          <h3 className="font-bold text-body">{copy.rulesHeading}</h3>
          <ul className="mt-2 max-w-160 list-disc pl-5 text-pandan-200">
            {copy.rules.map((line) => (
              <li key={line} className="mt-1">
                <LivingText unbroken>{line}</LivingText>
              </li>
            ))}
          </ul>
          <p className="mt-3 max-w-160 text-pandan-200 text-small">{copy.rulesSource}</p>
        </div>
      </div>
    </section>
  );
}
