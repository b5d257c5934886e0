"use client";

import type { FieldValues } from "react-hook-form";
import { useRegistration } from "@/components/funder/handle/use-registration";
import { QueryProvider } from "@/components/funder/registration/query-provider";
import { type FormPlan, RegistrationForm } from "@/components/funder/registration/registration-form";
import { RegistrationFrame } from "@/components/funder/registration/registration-frame";
import { RegistrationNotice } from "@/components/funder/registration/registration-notice";
import type { AccountType } from "@/lib/contract/investor";

type Props<Values extends FieldValues, Details> = { type: AccountType; plan: FormPlan<Values, Details> };

/** Finds out which registration the page finishes, and shows its form or says why there is none. */
export function RegistrationPage<Values extends FieldValues, Details>({ type, plan }: Props<Values, Details>) {
  const { retry, ...registration } = useRegistration(type);
  if (registration.kind !== "ready")
    return (
      <RegistrationFrame title={plan.title} lead={plan.lead}>
        <RegistrationNotice registration={registration} onRetry={retry} />
      </RegistrationFrame>
    );
  return (
    <QueryProvider>
      <RegistrationForm key={registration.id} plan={plan} id={registration.id} ofSession={registration.ofSession} />
    </QueryProvider>
  );
}
