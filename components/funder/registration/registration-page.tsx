"use client";

import { useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { DesktopOnlyNotice } from "@/components/form/desktop-only-notice";
import { arrivedAccount, confirmArrived } from "@/components/funder/handle/arrived-session";
import { OwnerLine } from "@/components/funder/handle/owner-line";
import { OwnerQuestion } from "@/components/funder/handle/owner-question";
import { forgetHandle } from "@/components/funder/handle/tab-handle";
import { TakeBack } from "@/components/funder/handle/take-back";
import { useOwner } from "@/components/funder/handle/use-owner";
import { useRegistration } from "@/components/funder/handle/use-registration";
import { QueryProvider } from "@/components/funder/registration/query-provider";
import { type FormPlan, RegistrationForm } from "@/components/funder/registration/registration-form";
import { RegistrationFrame } from "@/components/funder/registration/registration-frame";
import { RegistrationNotice } from "@/components/funder/registration/registration-notice";
import { Button } from "@/components/ui/button";
import { MAIN_ID } from "@/lib/browser/names";
import { funderWords } from "@/lib/content/funder";
import { ownerWords as words } from "@/lib/content/funder-owner";
import type { AccountType } from "@/lib/contract/investor";
import { detailFormHref, routes } from "@/lib/routes";

type Props<Values extends FieldValues, Details> = { type: AccountType; plan: FormPlan<Values, Details> };

/** Finds out which registration the page finishes, and shows its form or says why there is none. */
export function RegistrationPage<Values extends FieldValues, Details>({ type, plan }: Props<Values, Details>) {
  const { retry, accept, forgetDraft, ...registration } = useRegistration(type);
  const owner = useOwner(registration);
  const [arrived, setArrived] = useState<string>();
  useEffect(() => setArrived(arrivedAccount()), []);
  const isOpen = registration.kind === "ready" || registration.kind === "done";
  const link = () => (registration.kind === "ready" ? window.location.origin + detailFormHref(type, registration.id) : window.location.href);
  return (
    <main id={MAIN_ID} data-hydrate="on-idle" className="wrap pt-4 pb-16 xl:pt-10">
      <DesktopOnlyNotice words={funderWords.apology} link={link}>
        {isOpen && arrived !== undefined ? (
          <RegistrationFrame title={plan.title}>
            <OwnerQuestion
              title={words.arrivedTitle(arrived)}
              text={words.arrivedText}
              leave={words.arrivedLeave}
              onLeft={() => window.location.assign(routes.login)}
            >
              <Button
                onClick={() => {
                  confirmArrived();
                  setArrived(undefined);
                }}
              >
                {words.arrivedYes}
              </Button>
            </OwnerQuestion>
          </RegistrationFrame>
        ) : owner.foreign && registration.kind === "ready" ? (
          <RegistrationFrame title={plan.title}>
            <OwnerQuestion
              title={words.foreignTitle}
              text={words.foreignText(owner.foreign)}
              leave={words.foreignLeave}
              onLeft={() => window.location.reload()}
            >
              <Button
                onClick={() => {
                  forgetHandle(type);
                  window.location.reload();
                }}
              >
                {words.foreignOwn}
              </Button>
            </OwnerQuestion>
          </RegistrationFrame>
        ) : registration.kind === "ready" ? (
          <QueryProvider>
            <RegistrationForm
              key={registration.id}
              plan={plan}
              id={registration.id}
              ofSession={registration.ofSession}
              owner={<OwnerLine owner={owner} handle={registration.ofSession ? undefined : registration.id} />}
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
            {registration.kind === "done" && owner.facts?.takeBack ? <TakeBack onTakenBack={retry} /> : null}
          </RegistrationFrame>
        )}
      </DesktopOnlyNotice>
    </main>
  );
}
