import { ArrowLink } from "@/components/ui/arrow-link";
import { LivingText } from "@/components/ui/living-text";
import { noBreak } from "@/components/ui/no-break";
import { businessLoan } from "@/lib/content/business-loan";
import { recipientPage } from "@/lib/content/recipient";
import { routes } from "@/lib/routes";

/** Who may borrow, how to begin, and what the app asks access to. */
export function RecipientDetails() {
  return (
    <>
      <section className="wrap pt-section">
        <h2 className="mb-8">{recipientPage.requirementsHeading}</h2>
        <ul className="grid border-fg border-t-2 md:grid-cols-2 xl:grid-cols-4">
          {recipientPage.requirements.map(({ title, text }) => (
            <li
              key={title}
              className="border-line border-b py-6 md:pr-6 md:even:border-l md:even:pl-6 xl:border-b-0 xl:border-l xl:px-6 xl:first:border-l-0 xl:first:pl-0"
            >
              <h3>{title}</h3>
              <p className="mt-2 text-fg-soft">
                <LivingText unbroken>{text}</LivingText>
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-5 max-w-176 text-fg-soft text-small">
          <LivingText unbroken>{recipientPage.requirementsNote}</LivingText>
        </p>
      </section>
      <section className="wrap pt-section">
        <div className="grid gap-4 leaf-16 bg-warning-bg px-6 py-8 md:px-10 xl:grid-cols-[4fr_8fr] xl:gap-18">
          <h2 className="text-h3">{businessLoan.heading}</h2>
          <div>
            <p className="max-w-prose">{noBreak(businessLoan.lead)}</p>
            <ArrowLink href={`${routes.loans}#pinjaman-usaha`} className="mt-2">
              {businessLoan.open}
            </ArrowLink>
          </div>
        </div>
      </section>
      <section className="wrap grid py-section xl:grid-cols-2 xl:gap-18">
        <div className="max-xl:mb-section">
          <h2>{recipientPage.stepsHeading}</h2>
          <ol className="mt-6 border-fg border-t-2">
            {recipientPage.steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[2.5rem_1fr] items-baseline border-line border-b py-4">
                <span aria-hidden="true" className="font-bold font-display text-action text-h3">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h2>{recipientPage.permissionsHeading}</h2>
          <dl className="mt-6 border-fg border-t-2">
            {recipientPage.permissions.map(({ title, text }) => (
              <div key={title} className="grid grid-cols-[8rem_1fr] border-line border-b py-4">
                <dt className="font-bold">{title}</dt>
                <dd className="text-fg-soft">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 font-semibold">{recipientPage.permissionsNote}</p>
          <p className="mt-8 text-fg-soft">{recipientPage.funder}</p>
          <ArrowLink href={routes.funding}>{recipientPage.funderLink}</ArrowLink>
        </div>
      </section>
    </>
  );
}
