"use client";

import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { resetPassword } from "@/components/auth/api";
import { failureCode, failureText } from "@/components/auth/failure-text";
import { PasswordAdvice } from "@/components/auth/password-advice";
import { PossiblyDoneNotice } from "@/components/auth/possibly-done-notice";
import { ResetCodeField } from "@/components/auth/reset-code-field";
import type { ResetProgress } from "@/components/auth/reset-progress";
import { Form } from "@/components/form/form";
import { FormRefusal, refuseForm } from "@/components/form/form-refusal";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { isNoResponse } from "@/lib/api/api-error";
import { forgotCopy as copy, registerCopy } from "@/lib/content/auth";
import { apiCodes } from "@/lib/contract/codes";
import type { ResetValues } from "@/lib/contract/reset-form";

const loadSchema = () => import("@/lib/contract/reset-form").then((module) => module.resetSchema);

type Props = {
  progress: ResetProgress;
  onResent: (progress: ResetProgress) => void;
  onDone: () => void;
};

/** Second step: the code, and the new password twice. */
export function ResetCodeStep({ progress, onResent, onDone }: Props) {
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
    onSuccess: onDone,
    onError(error, sent) {
      const code = failureCode(error);
      if (isNoResponse(error)) unanswered.current = true;
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
