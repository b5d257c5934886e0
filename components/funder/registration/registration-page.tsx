"use client";

import type { FieldValues } from "react-hook-form";
import { DesktopOnlyNotice } from "@/components/form/desktop-only-notice";
import { OwnerLine } from "@/components/funder/handle/owner-line";
import { TakeBack } from "@/components/funder/handle/take-back";
import { useOwner } from "@/components/funder/handle/use-owner";
import { useRegistration } from "@/components/funder/handle/use-registration";
import { OwnerGate } from "@/components/funder/registration/owner-gate";
import { type FormPlan, RegistrationForm } from "@/components/funder/registration/registration-form";
import { RegistrationFrame } from "@/components/funder/registration/registration-frame";
import { RegistrationNotice } from "@/components/funder/registration/registration-notice";
import { QueryProvider } from "@/components/ui/query-provider";
import { MAIN_ID } from "@/lib/browser/names";
import { funderCopy } from "@/lib/content/funder";
import type { AccountType } from "@/lib/contract/investor";
import { detailFormHref } from "@/lib/routes";

type Props<Values extends FieldValues, Details> = { type: AccountType; plan: FormPlan<Values, Details> };

/** The page of a detail form, with TanStack Query for its calls. */
export function RegistrationPage<Values extends FieldValues, Details>(props: Props<Values, Details>) {
  return (
    <QueryProvider>
      <RegistrationView {...props} />
    </QueryProvider>
  );
}

/** Finds the registration and its owner, and shows the form or the reason why there is none. */
function RegistrationView<Values extends FieldValues, Details>({ type, plan }: Props<Values, Details>) {
  const { retry, accept, forgetDraft, ...registration } = useRegistration(type);
  const owner = useOwner(registration);
  const link = () => (registration.kind === "ready" ? window.location.origin + detailFormHref(type, registration.id) : window.location.href);
  const isDone = registration.kind === "done";
  return (
    <main id={MAIN_ID} data-hydrate="idle" className="wrap pt-4 pb-16 xl:pt-10">
      <DesktopOnlyNotice copy={funderCopy.apology} link={link}>
        <OwnerGate title={plan.title} type={type} open={registration.kind === "ready" || isDone} foreign={owner.foreign}>
          {registration.kind === "ready" ? (
            <RegistrationForm
              key={registration.id}
              plan={plan}
              id={registration.id}
              ofSession={registration.ofSession}
              owner={<OwnerLine owner={owner} handle={registration.ofSession ? undefined : registration.id} />}
              onAccepted={() => accept(registration.id)}
            />
          ) : (
            <RegistrationFrame
              title={plan.title}
              lead={registration.kind === "loading" ? plan.lead : undefined}
              sent={isDone || registration.kind === "accepted"}
            >
              <RegistrationNotice registration={registration} onRetry={retry} onDropDraft={forgetDraft} />
              {isDone && owner.facts?.takeBack ? <TakeBack onTakenBack={retry} /> : null}
              {isDone ? <OwnerLine owner={owner} handle={undefined} /> : null}
            </RegistrationFrame>
          )}
        </OwnerGate>
      </DesktopOnlyNotice>
    </main>
  );
}
