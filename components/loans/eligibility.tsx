import { ButtonLink } from "@/components/ui/button";
import { noBreak } from "@/components/ui/no-break";
import { loansPage } from "@/lib/content/loans";
import { longDate } from "@/lib/format/date";
import { rupiahShort } from "@/lib/format/money";
import { rules } from "@/lib/loans/rules";
import { routes } from "@/lib/routes";

const copy = loansPage.eligibility;
const { borrowerIncome: income, platforms, instalmentShare: share } = rules;

/** Who may apply. The regulator's warning follows in the footer. */
export function Eligibility() {
  return (
    <section className="deep bg-pandan-900 text-white">
      <div className="wrap grid gap-8 py-18 xl:grid-cols-[7fr_5fr] xl:items-center xl:gap-18">
        <div>
          <h2>{copy.heading}</h2>
          <p className="mt-4 max-w-160 text-lead text-pandan-200">{copy.text}</p>
          <h3 className="mt-6 font-bold text-body">{copy.rulesHeading}</h3>
          <ul className="mt-2 max-w-160 list-disc pl-5 text-pandan-200">
            {copy
              .rules(
                rupiahShort(income.figure),
                longDate(income.from),
                platforms.figure,
                longDate(platforms.from),
                share.figure,
                longDate(share.from),
              )
              .map((line) => (
                <li key={line} className="mt-1">
                  {noBreak(line)}
                </li>
              ))}
          </ul>
          <p className="mt-3 max-w-160 text-pandan-200 text-small">{copy.rulesSource}</p>
          <ButtonLink href={routes.recipient} variant="gold" size="hero" className="mt-7">
            {loansPage.apply}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
