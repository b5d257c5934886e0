"use client";

import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { Form } from "@/components/form/form";
import { FormRefusal, refuseForm } from "@/components/form/form-refusal";
import { PasswordAdvice } from "@/components/form/password-advice";
import { PasswordField } from "@/components/form/password-field";
import { useZodForm } from "@/components/form/use-zod-form";
import { AccountPart, FormButtons, useOpener } from "@/components/funder/account/account-part";
import { changePassword } from "@/components/funder/account/api";
import { keepDraft } from "@/components/funder/handle/keep-draft";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { asApiError } from "@/lib/api/api-error";
import { applicantOf } from "@/lib/browser/applicant";
import { accountCopy } from "@/lib/content/account";
import { registerCopy } from "@/lib/content/auth";
import { apiCodes } from "@/lib/contract/envelope";
import type { CurrentUser } from "@/lib/contract/investor";
import { routes } from "@/lib/routes";

const copy = accountCopy.password;
const loadSchema = () => import("@/components/funder/account/account-schemas").then(({ passwordChangeSchema }) => passwordChangeSchema);

type Props = { user: CurrentUser; onChanged: () => void };

function ChangePassword({ user, onDone, onCancel }: { user: CurrentUser; onDone: () => void; onCancel: () => void }) {
  const form = useZodForm(loadSchema, { defaultValues: { current: "", password: "", confirm: "" } });
  const { control, formState, setFocus } = form;
  const chosen = useWatch({ control, name: "password" });
  const [{ email }] = useState(() => applicantOf(user.id));
  useEffect(() => setFocus("current"), [setFocus]);
  const { mutate, isPending } = useSingleMutation({
    ...changePassword,
    onSuccess({ data, message }) {
      keepDraft(user, data);
      toast.success(message);
      onDone();
    },
    onError(error) {
      const { code, message } = asApiError(error);
      if (code === apiCodes.wrongCredentials) form.setError("current", { type: "server", message }, { shouldFocus: true });
      else refuseForm(form, error);
    },
  });
  return (
    <Form form={form} onSubmit={({ current, password }) => mutate({ current, password })} className="mt-4 grid max-w-100 gap-5">
      {/* For password managers: the account of the new password, where this tab knows how one signs in to it. */}
      {email ? (
        <input type="text" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" className="hidden" />
      ) : null}
      <div>
        <PasswordField control={control} name="current" label={copy.current} autoComplete="current-password" />
        <Link href={routes.forgotPassword} className="inline-flex min-h-11 items-center text-small">
          {copy.forgotten}
        </Link>
      </div>
      <PasswordField
        control={control}
        name="password"
        label={copy.next}
        hint={registerCopy.passwordHint}
        deps={["confirm"]}
        autoComplete="new-password"
      >
        <PasswordAdvice password={chosen} ownWords={[user.username]} />
      </PasswordField>
      <PasswordField control={control} name="confirm" label={copy.confirm} autoComplete="new-password" />
      <FormRefusal text={formState.errors.root?.message} />
      <FormButtons submit={copy.submit} busy={isPending} busyLabel={copy.busy} cancel={copy.cancel} onCancel={onCancel} />
    </Form>
  );
}

/** Changes the password with the current one. */
export function PasswordPart({ user, onChanged }: Props) {
  const { isOpen: changing, opener, close } = useOpener();
  return (
    <AccountPart id="kata-sandi" title={copy.title} text={copy.text}>
      {changing ? (
        <ChangePassword
          user={user}
          onDone={() => {
            close();
            onChanged();
          }}
          onCancel={close}
        />
      ) : (
        <Button {...opener} variant="line" size="compact" className="mt-4">
          {copy.open}
        </Button>
      )}
    </AccountPart>
  );
}
