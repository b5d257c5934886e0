"use client";

import type { FieldValues } from "react-hook-form";
import { DesktopOnlyNotice } from "@/components/form/desktop-only-notice";
import { useRegistration } from "@/components/funder/handle/use-registration";
import { QueryProvider } from "@/components/funder/registration/query-provider";
import { type FormPlan, RegistrationForm } from "@/components/funder/registration/registration-form";
import { RegistrationFrame } from "@/components/funder/registration/registration-frame";
import { RegistrationNotice } from "@/components/funder/registration/registration-notice";
import { MAIN_ID } from "@/lib/browser/names";
import { funderWords } from "@/lib/content/funder";
import type { AccountType } from "@/lib/contract/investor";
import { detailFormHref } from "@/lib/routes";

type Props<Values extends FieldValues, Details> = { type: AccountType; plan: FormPlan<Values, Details> };

/** Finds out which registration the page finishes, and shows its form or says why there is none. */
export function RegistrationPage<Values extends FieldValues, Details>({ type, plan }: Props<Values, Details>) {
  const { retry, accept, forgetDraft, ...registration } = useRegistration(type);
  const link = () => (registration.kind === "ready" ? window.location.origin + detailFormHref(type, registration.id) : window.location.href);
  return (
    <main id={MAIN_ID} data-hydrate="idle" className="wrap pt-4 pb-16 xl:pt-10">
      <DesktopOnlyNotice words={funderWords.apology} link={link}>
        {registration.kind === "ready" ? (
          <QueryProvider>
            <RegistrationForm
              key={registration.id}
              plan={plan}
              id={registration.id}
              ofSession={registration.ofSession}
              onAccepted={() => accept(registration.id)}
            />
          </QueryProvider>
        ) : (
          <RegistrationFrame
            title={plan.title}
            lead={registration.kind === "loading" ? plan.lead : undefined}
            sent={registration.kind === "done" || registration.kind === "accepted"}
          >
            <RegistrationNotice registration={registration} onRetry={retry} onDropDraft={forgetDraft} />
          </RegistrationFrame>
        )}
      </DesktopOnlyNotice>
    </main>
  );
}
