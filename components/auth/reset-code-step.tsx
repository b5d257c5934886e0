"use client";

import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { failureCode, failureText } from "@/components/auth/failure-text";
import { wireAccount } from "@/components/auth/login-account";
import { PasswordAdvice } from "@/components/auth/password-advice";
import { PossiblyDoneNotice } from "@/components/auth/possibly-done-notice";
import { ResendCode } from "@/components/auth/resend-code";
import type { ResetProgress } from "@/components/auth/reset-progress";
import type { ResetValues } from "@/components/auth/reset-schema";
import { CodeField } from "@/components/form/code-field";
import { Form } from "@/components/form/form";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { toast } from "@/components/ui/toaster";
import { isUnanswered } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { registerWords, forgotWords as words } from "@/lib/content/auth";
import { apiCodes } from "@/lib/contract/codes";

const loadSchema = () => import("@/components/auth/reset-schema").then((module) => module.resetSchema);

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

  /** The code is what was refused: the server's words stand at it, and a wrong one is cleared. */
  const refuseCode = (code: string, message: string) => {
    if (code === apiCodes.codeWrong) form.setValue("code", "");
    form.setError("code", { type: "server", message });
    form.setFocus("code");
  };

  const change = async (values: ResetValues) => {
    try {
      const body = { account: wireAccount(progress.account), code: values.code, password: values.password };
      await apiFetch<"passwordReset">({ method: "POST", path: "/api/investor/password-reset", body });
      onDone();
    } catch (error) {
      const code = failureCode(error);
      const message = failureText(error);
      if (isUnanswered(error)) unanswered.current = true;
      setUnsure(code === apiCodes.codeWrong && unanswered.current);
      const ofCode = code === apiCodes.codeWrong || code === apiCodes.codesUsedUp || code === apiCodes.resendTooSoon;
      // Another code typed meanwhile was not refused.
      if (ofCode && form.getValues("code") === values.code) refuseCode(code, message);
      toast.error(message);
    }
  };

  return (
    <Form form={form} onSubmit={change} className="mt-8 grid gap-5">
      {/* Tells password managers whose new password it is. */}
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
      <div>
        <CodeField control={control} name="code" label={words.code} hint={words.neverShare} />
        <ResendCode progress={progress} onSent={onResent} onRefused={refuseCode} />
      </div>
      <PasswordField
        control={control}
        name="password"
        label={words.password}
        hint={registerWords.passwordHint}
        deps={["confirm"]}
        autoComplete="new-password"
      >
        <PasswordAdvice password={password} ownWords={progress.account.split(/[@.]/)} />
      </PasswordField>
      <PasswordField control={control} name="confirm" label={words.confirm} autoComplete="new-password" />
      {unsure ? <PossiblyDoneNotice text={words.unsure} /> : null}
      <SubmitButton busy={formState.isSubmitting} busyLabel={words.busy}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
