"use client";

import { requestResetCode } from "@/components/auth/api";
import { failureCode, failureText } from "@/components/auth/failure-text";
import type { ResetProgress } from "@/components/auth/reset-progress";
import { Form } from "@/components/form/form";
import { FormRefusal, refuseForm } from "@/components/form/form-refusal";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { useArrivalFocus } from "@/components/form/use-arrival-focus";
import { useZodForm } from "@/components/form/use-zod-form";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { forgotCopy as copy } from "@/lib/content/auth";
import { apiCodes } from "@/lib/contract/codes";
import { plainActions } from "@/lib/plain-forms/actions";

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
