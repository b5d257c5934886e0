"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import { DesktopOnlyNotice } from "@/components/form/desktop-only-notice";
import { OwnerLine, useOwner } from "@/components/funder/handle/owner-line";
import { PrivateArea } from "@/components/funder/handle/private-page";
import { endHandle, submissionItem } from "@/components/funder/handle/tab-handle";
import { TakeBack } from "@/components/funder/handle/take-back";
import { useRegistration } from "@/components/funder/handle/use-registration";
import { OwnerGate } from "@/components/funder/registration/owner-gate";
import { type FormPlan, RegistrationForm } from "@/components/funder/registration/registration-form";
import { RegistrationFrame } from "@/components/funder/registration/registration-frame";
import { RegistrationNotice, usePreparedReceipt } from "@/components/funder/registration/registration-notice";
import { PrepareList } from "@/components/funder/ruled-list";
import { ButtonLink } from "@/components/ui/button";
import { InAppNotice } from "@/components/ui/in-app-notice";
import { QueryProvider } from "@/components/ui/query-provider";
import { MAIN_ID } from "@/lib/browser/names";
import { funderCopy } from "@/lib/content/funder";
import { inAppCopy } from "@/lib/content/in-app";
import type { AccountType } from "@/lib/contract/investor";
import { detailFormHref, routes } from "@/lib/routes";

const copy = funderCopy.refusal;

/** Replaces the form once the service refuses its handle, so that a form that cannot be sent is not filled in. */
function ExpiredNotice({ page }: { page: string }) {
  return (
    <section role="alert" className="mt-7 border-fg border-t-2 pt-6">
      <h2 className="text-h3">{copy.handleTitle}</h2>
      <p className="mt-2 mb-6 max-w-prose text-fg-soft">{copy.handle}</p>
      <ButtonLink href={`${routes.login}?next=${encodeURIComponent(page)}`}>{copy.login}</ButtonLink>
    </section>
  );
}

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
  usePreparedReceipt();
  const router = useRouter();
  const ownType = owner.facts?.type;
  const givenHandle = registration.kind === "ready" && !registration.ofSession ? registration.id : undefined;
  useEffect(() => {
    // The handle of a company at the form of a person, or the other way round.
    if (givenHandle !== undefined && ownType !== undefined && ownType !== type) router.replace(detailFormHref(ownType, givenHandle));
  }, [givenHandle, ownType, type, router]);
  const isDone = registration.kind === "done";
  const isSent = isDone || registration.kind === "accepted";
  const withoutKey = registration.kind === "absent" || registration.kind === "invalid";
  const id = registration.kind === "ready" ? registration.id : undefined;
  // After a submission whose response was lost, the handle may be used up by it: the form stays, and sending it again is safe.
  const isUnused = id === undefined || submissionItem(type).get()?.id !== id;
  const expired = owner.expired && isUnused;
  const sent = owner.sent && isUnused;
  const isDead = withoutKey || expired;
  // Without a valid handle people have to sign in; this address alone does not open the form.
  const link = useCallback(
    () => (isDead ? window.location.origin + routes.login : id ? window.location.origin + detailFormHref(type, id) : window.location.href),
    [id, type, isDead],
  );
  const { copyHint, ...apology } = funderCopy.apology;
  useEffect(() => {
    // The draft continues under the handle of the sign-in.
    if (id && (expired || sent)) endHandle(type, id, "refused");
    // The session tells where the details stand.
    if (sent) retry();
  }, [type, id, expired, sent, retry]);
  return (
    <main id={MAIN_ID} className="wrap pt-4 pb-16 xl:pt-10">
      <InAppNotice text={inAppCopy.upload} link={link} />
      <DesktopOnlyNotice copy={isDead ? apology : { ...apology, copyHint }} link={link}>
        <PrivateArea>
          <OwnerGate title={plan.title} type={type} open={registration.kind === "ready" || isDone} foreign={owner.foreign}>
            {registration.kind === "ready" && expired ? (
              <RegistrationFrame title={plan.title}>
                <ExpiredNotice page={plan.page} />
              </RegistrationFrame>
            ) : registration.kind === "ready" ? (
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
                step={isSent ? 2 : withoutKey ? 0 : 1}
              >
                <RegistrationNotice registration={registration} onRetry={retry} onDropDraft={forgetDraft} />
                {withoutKey ? <PrepareList type={type} /> : null}
                {isDone && owner.facts?.takeBack ? <TakeBack onChanged={retry} /> : null}
                {isDone ? <OwnerLine owner={owner} handle={undefined} /> : null}
              </RegistrationFrame>
            )}
          </OwnerGate>
        </PrivateArea>
      </DesktopOnlyNotice>
    </main>
  );
}
