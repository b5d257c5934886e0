"use client";

import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { dropReset, failureCode, failureText, type ResetProgress, requestResetCode, runningReset } from "@/components/auth/api";
import { StepBars } from "@/components/auth/flow-parts";
import { ResetCodeStep } from "@/components/auth/reset-code-step";
import { Form } from "@/components/form/form";
import { FormRefusal, refuseForm } from "@/components/form/form-refusal";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useArrivalFocus } from "@/components/form/use-arrival-focus";
import { useZodForm } from "@/components/form/use-zod-form";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { NewView } from "@/components/ui/new-view";
import { noBreak } from "@/components/ui/no-break";
import { QueryProvider } from "@/components/ui/query-provider";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { forgetUser } from "@/lib/browser/session";
import { forgotCopy as copy } from "@/lib/content/auth";
import { apiCodes } from "@/lib/contract/envelope";
import { plainActions } from "@/lib/plain-forms/actions";
import { routes } from "@/lib/routes";

const loadSchema = () => import("@/lib/contract/investor").then((module) => module.passwordCodeRequest);
const codeRefusals = new Set<string>([apiCodes.codesUsedUp, apiCodes.resendTooSoon]);

type Props = { account: string; onSent: (progress: ResetProgress) => void };

/** First step: the account. The response is the same whether or not it exists. */
export function ResetAccountStep({ account, onSent }: Props) {
  const form = useZodForm(loadSchema, { defaultValues: { account } });
  const { control, formState } = form;
  useArrivalFocus();

  const { mutate } = useSingleMutation({
    ...requestResetCode,
    onSuccess({ progress, message }) {
      toast.success(message);
      onSent(progress);
    },
    onError(error) {
      if (!codeRefusals.has(failureCode(error))) return refuseForm(form, error);
      form.setError("account", { type: "server", message: failureText(error) }, { shouldFocus: true });
    },
  });

  return (
    <Form form={form} onSubmit={(values) => mutate(values.account)} action={plainActions.passwordCode} className="mt-8 grid gap-5">
      <TextField
        control={control}
        name="account"
        domName="username"
        label={copy.account}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormRefusal text={formState.errors.root?.message} />
      <SubmitButton busy={formState.isSubmitting} busyLabel={copy.sending}>
        {copy.send}
      </SubmitButton>
    </Form>
  );
}

type Step = { at: "account"; account: string } | { at: "code"; progress: ResetProgress } | { at: "done"; message: string };

const STEP_ID = "langkah-kata-sandi";

const stepNumber = { account: 1, code: 2, done: 3 } as const;

/** Account, then code and new password, then done. A reload comes back to the same step. */
export function ForgotPassword() {
  return (
    <QueryProvider>
      <ResetSteps />
    </QueryProvider>
  );
}

function ResetSteps() {
  const [step, setStep] = useState<Step>({ at: "account", account: "" });
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const progress = runningReset();
    if (progress) setStep({ at: "code", progress });
  }, []);

  const goTo = (next: Step) => {
    // A screen reader announces the focused title together with the new step.
    flushSync(() => setStep(next));
    title.current?.focus();
  };
  const finish = (message: string) => {
    dropReset();
    forgetUser();
    goTo({ at: "done", message });
  };

  return (
    <>
      <h1 ref={title} tabIndex={-1} aria-describedby={STEP_ID} className="text-[clamp(2.125rem,1.6rem+1.8vw,3rem)] leading-[1.05] outline-hidden">
        {step.at === "done" ? copy.doneTitle : copy.title}
      </h1>
      <StepBars id={STEP_ID} step={stepNumber[step.at]} names={copy.steps} />
      <p key={step.at} className="mt-4 text-fg-soft text-lead">
        {step.at === "account" && noBreak(copy.accountLead)}
        {step.at === "code" && noBreak(copy.codeLead(step.progress.account))}
        {step.at === "done" && `${step.message} ${copy.doneText}`}
      </p>
      {step.at === "account" && <ResetAccountStep account={step.account} onSent={(progress) => goTo({ at: "code", progress })} />}
      {step.at === "code" && (
        <>
          <button
            type="button"
            className="min-h-11 font-bold text-link underline underline-offset-4"
            onClick={() => {
              dropReset();
              goTo({ at: "account", account: step.progress.account });
            }}
          >
            {copy.change}
          </button>
          <ResetCodeStep progress={step.progress} onResent={(progress) => setStep({ at: "code", progress })} onDone={finish} />
        </>
      )}
      {step.at === "done" ? (
        <NewView>
          <ButtonLink href={routes.login} size="hero" block className="mt-8">
            {copy.login}
          </ButtonLink>
        </NewView>
      ) : (
        <p className="mt-6">
          <Link href={routes.login} className="inline-flex min-h-11 items-center font-bold">
            {copy.back}
          </Link>
        </p>
      )}
    </>
  );
}
