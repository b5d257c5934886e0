"use client";

import { useWatch } from "react-hook-form";
import { isLoginReady } from "@/components/account-deletion/deletion-rules";
import { DeletionSummary } from "@/components/account-deletion/deletion-summary";
import { PhoneDigitsField } from "@/components/account-deletion/phone-digits-field";
import { RefusalNotice } from "@/components/account-deletion/refusal-notice";
import type { Deletion } from "@/components/account-deletion/use-deletion";
import { Form } from "@/components/form/form";
import { refuseForm } from "@/components/form/form-refusal";
import { PasswordField } from "@/components/form/password-field";
import { Button } from "@/components/ui/button";
import { DialogActions } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { type ApiError, businessMessage, isTemporary } from "@/lib/api/api-error";
import { accountDeletion } from "@/lib/content/account-deletion";
import { apiCodes } from "@/lib/contract/codes";
import { routes } from "@/lib/routes";

const copy = accountDeletion.login;

/** Step 1: phone number and password of the account. */
export function LoginStep({ deletion, onCancel }: { deletion: Deletion; onCancel: () => void }) {
  const { login: form } = deletion.forms;
  const { phone = "", password = "" } = useWatch({ control: form.control });
  const ready = isLoginReady({ phone, password });
  const { unsure, expired = "" } = deletion.stage.step === "login" ? deletion.stage : {};
  const showError = (error: Error, sent: string) => {
    const ofPassword = businessMessage(error) && !isTemporary(error) && (error as ApiError).code !== apiCodes.openLoan;
    if (!ofPassword) refuseForm(form, error);
    // A password typed since then was not refused.
    else if (form.getValues("password") === sent) form.setError("password", { type: "server", message: error.message }, { shouldFocus: true });
  };
  const submit = (values: { phone: string; password: string }) => deletion.signIn(values, { onError: (error) => showError(error, values.password) });
  return (
    <Form form={form} className="grid gap-5" onSubmit={submit}>
      {unsure ? (
        <p role="alert" className="rounded-sm bg-warning-bg px-5 py-4 text-warning">
          {accountDeletion.confirm.unsure}
        </p>
      ) : null}
      <DeletionSummary />
      <p className="text-fg-soft">{copy.intro}</p>
      <PhoneDigitsField control={form.control} />
      <PasswordField control={form.control} name="password" label={copy.password} hint={copy.passwordHint} autoComplete="current-password" />
      <details className="text-small">
        <summary className="flex min-h-11 cursor-pointer items-center font-bold text-link underline underline-offset-4">{copy.noPassword}</summary>
        <p className="text-fg-soft">
          {copy.noPasswordText} <Link href={routes.help}>{accountDeletion.help}</Link>
        </p>
      </details>
      <RefusalNotice refusal={form.formState.errors.root?.message ?? expired} />
      <DialogActions>
        <Button variant="line" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" disabled={!ready} busy={form.formState.isSubmitting} busyLabel={copy.busy}>
          {copy.submit}
        </Button>
      </DialogActions>
    </Form>
  );
}
