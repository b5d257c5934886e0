"use client";

import { failureText } from "@/components/auth/failure-text";
import { requestCode } from "@/components/auth/request-code";
import type { ResetProgress } from "@/components/auth/reset-progress";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useZodForm } from "@/components/form/use-zod-form";
import { toast } from "@/components/ui/toaster";
import { ApiError } from "@/lib/api/api-error";
import { forgotWords as words } from "@/lib/content/auth";
import { apiCodes } from "@/lib/contract/codes";

const loadSchema = () => import("@/lib/contract/investor").then((module) => module.passwordCodeRequest);
const codeRefusals = new Set<string>([apiCodes.codesUsedUp, apiCodes.resendTooSoon]);

type Props = { account: string; onSent: (progress: ResetProgress) => void };

/** First step: whose password. The answer is the same whether or not the account exists. */
export function ResetAccountStep({ account, onSent }: Props) {
  const form = useZodForm(loadSchema, { defaultValues: { account } });
  const { control, formState } = form;

  const send = async (values: { account: string }) => {
    try {
      const { progress, message } = await requestCode(values.account);
      toast.success(message);
      onSent(progress);
    } catch (error) {
      const message = failureText(error);
      if (error instanceof ApiError && codeRefusals.has(error.code)) form.setError("account", { type: "server", message }, { shouldFocus: true });
      toast.error(message);
    }
  };

  return (
    <Form form={form} onSubmit={send} className="mt-8 grid gap-5">
      <TextField
        control={control}
        name="account"
        domName="username"
        label={words.account}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton busy={formState.isSubmitting} busyLabel={words.sending}>
        {words.send}
      </SubmitButton>
    </Form>
  );
}
