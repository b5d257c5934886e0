"use client";

import { useRef, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { failureCode, failureText, type ResetProgress, requestResetCode, resetPassword, storeReset } from "@/components/auth/api";
import { PossiblyDoneNotice } from "@/components/auth/flow-parts";
import { CodeField } from "@/components/form/code-field";
import { Form } from "@/components/form/form";
import { FormRefusal, refuseForm } from "@/components/form/form-refusal";
import { NoCode } from "@/components/form/no-code";
import { PasswordAdvice } from "@/components/form/password-advice";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { resendWait } from "@/components/form/use-code-wait";
import { useZodForm } from "@/components/form/use-zod-form";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { businessMessage, mayHaveArrived } from "@/lib/api/api-error";
import { forgotCopy as copy, registerCopy } from "@/lib/content/auth";
import { apiCodes } from "@/lib/contract/envelope";
import type { ResetValues } from "@/lib/contract/investor";
import { routes } from "@/lib/routes";

type ResetCodeFieldProps = {
  form: UseFormReturn<{ code: string; password: string; confirm: string }, unknown, ResetValues>;
  progress: ResetProgress;
  onSent: (progress: ResetProgress) => void;
  onRefused: (code: string, message: string) => void;
};

/** The code, a request for another one once the wait is over, and why a code may not have arrived. */
export function ResetCodeField({ form, progress, onSent, onRefused }: ResetCodeFieldProps) {
  const { mutate, isPending } = useSingleMutation({
    ...requestResetCode,
    onMutate: () => form.clearErrors("root"),
    onSuccess({ message, progress: sent }) {
      toast.success(message);
      onSent(sent);
    },
    onError(error) {
      const wait = resendWait(error);
      if (wait) {
        const later = { ...progress, ...wait };
        storeReset(later);
        onSent(later);
      }
      if (businessMessage(error) !== undefined) onRefused(failureCode(error), failureText(error));
      else refuseForm(form, error);
    },
  });

  return (
    <div>
      <CodeField
        control={form.control}
        name="code"
        label={copy.code}
        hint={copy.neverShare}
        request={{
          words: copy,
          resendAt: progress.resendAt,
          waitSeconds: progress.waitSeconds,
          sending: isPending,
          onSend: () => mutate(progress.account),
        }}
      />
      <NoCode title={copy.noCode} reasons={copy.noCodeReasons} gone={copy.gone} goneHref={`${routes.help}#pengaduan`} />
    </div>
  );
}

const loadSchema = () => import("@/lib/contract/investor").then((module) => module.resetSchema);

type ResetCodeStepProps = {
  progress: ResetProgress;
  onResent: (progress: ResetProgress) => void;
  /** Called with what the service says: with which contacts the person signs in. */
  onDone: (message: string) => void;
};

/** Second step: the code, and the new password twice. */
export function ResetCodeStep({ progress, onResent, onDone }: ResetCodeStepProps) {
  const form = useZodForm(loadSchema, { defaultValues: { code: "", password: "", confirm: "" } });
  const { control, formState } = form;
  const unanswered = useRef(false);
  const [unsure, setUnsure] = useState(false);
  const password = useWatch({ control, name: "password" });

  /** Shows the server's message at the code, and clears a wrong code. */
  const refuseCode = (code: string, message: string) => {
    if (code === apiCodes.codeWrong) form.setValue("code", "");
    form.setError("code", { type: "server", message });
    form.setFocus("code");
  };

  const { mutate } = useSingleMutation({
    ...resetPassword,
    onSuccess: ({ message }) => onDone(message),
    onError(error, sent) {
      const code = failureCode(error);
      if (mayHaveArrived(error)) unanswered.current = true;
      setUnsure(code === apiCodes.codeWrong && unanswered.current);
      const ofCode = code === apiCodes.codeWrong || code === apiCodes.codesUsedUp || code === apiCodes.resendTooSoon;
      // A code typed since the submit was not refused.
      if (ofCode && form.getValues("code") === sent.code) refuseCode(code, failureText(error));
      else if (!ofCode) refuseForm(form, error);
    },
  });
  const change = ({ code, password: chosen }: ResetValues) => mutate({ account: progress.account, code, password: chosen });

  return (
    <Form form={form} onSubmit={change} className="mt-8 grid gap-5">
      {/* For password managers: the account of the new password. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={progress.account}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
      />
      <ResetCodeField
        form={form}
        progress={progress}
        onSent={(sent) => {
          onResent(sent);
          // The button is disabled now.
          form.setFocus("code");
        }}
        onRefused={refuseCode}
      />
      <PasswordField
        control={control}
        name="password"
        label={copy.password}
        hint={registerCopy.passwordHint}
        deps={["confirm"]}
        autoComplete="new-password"
      >
        <PasswordAdvice password={password} ownWords={progress.account.split(/[@.]/)} />
      </PasswordField>
      <PasswordField control={control} name="confirm" label={copy.confirm} autoComplete="new-password" />
      <FormRefusal text={formState.errors.root?.message} />
      {unsure ? <PossiblyDoneNotice text={copy.unsure} /> : null}
      <SubmitButton busy={formState.isSubmitting} busyLabel={copy.busy}>
        {copy.submit}
      </SubmitButton>
    </Form>
  );
}
