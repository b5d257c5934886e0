"use client";

import { type Control, useWatch } from "react-hook-form";
import { isLoginReady } from "@/components/account-deletion/deletion-rules";
import { RefusalNotice, UnsureNotice } from "@/components/account-deletion/refusal-notice";
import type { Deletion } from "@/components/account-deletion/use-deletion";
import { Field } from "@/components/form/field";
import { fieldBox, fieldControl } from "@/components/form/field-attributes";
import { Form } from "@/components/form/form";
import { refuseForm } from "@/components/form/form-refusal";
import { PasswordField } from "@/components/form/password-field";
import { phoneDigits } from "@/components/form/phone-number";
import { numberFault, useField } from "@/components/form/use-field";
import { useGroupedInput } from "@/components/form/use-grouped-input";
import { Button } from "@/components/ui/button";
import { DialogActions } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { noBreak } from "@/components/ui/no-break";
import { type ApiError, businessMessage, isTemporary } from "@/lib/api/api-error";
import { accountDeletion } from "@/lib/content/account-deletion";
import { apiCodes } from "@/lib/contract/envelope";
import { fieldMessages } from "@/lib/contract/messages";
import { PHONE_MAX_DIGITS } from "@/lib/limits";
import { routes } from "@/lib/routes";

const { facts, login: copy } = accountDeletion;

/** A short list of what will be deleted and what is retained, above the form. */
function DeletionSummary() {
  return (
    <div className="leaflet-8 bg-warning-bg px-5 py-4 text-small">
      <p className="font-semibold">{copy.summaryBefore}</p>
      <details className="group">
        <summary className="mt-1 flex min-h-11 cursor-pointer items-center font-bold text-link underline underline-offset-4">{copy.summary}</summary>
        <p className="mt-1 font-bold">{copy.summaryErased}</p>
        <ul className="list-disc pl-5">
          {facts.erased.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-3 font-bold">{copy.summaryRetained}</p>
        <ul className="list-disc pl-5">
          {facts.retained.items.map(({ what, howLong }) => (
            <li key={what}>
              {what}: {noBreak(howLong.charAt(0).toLowerCase() + howLong.slice(1))}.
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

type Props = { control: Control<{ phone: string; password: string }, unknown, unknown> };

/** The digits of a number; one that is too long with its prefix comes without it. */
function readDigits(typed: string): string {
  const digits = phoneDigits(typed).replace(/^\+/, "");
  return digits.length > PHONE_MAX_DIGITS ? digits.replace(/^(?:00620?|620?|0)(?=8)/, "") : digits;
}

const faultOf = (value: unknown) => numberFault(String(value), PHONE_MAX_DIGITS, fieldMessages.mobile);

/**
 * The phone number of the app account: digits only, at most 14. The service understands it with and without 0 or 62.
 */
function PhoneDigitsField({ control }: Props) {
  const { phone: label, phoneHint: hint } = accountDeletion.login;
  const { id, field, error, aria } = useField({ control, name: "phone", hint, faultOf });
  const ungrouped = useGroupedInput({
    id,
    value: field.value,
    group: (digits) => digits,
    read: readDigits,
    longest: PHONE_MAX_DIGITS,
    accept: (typed) => field.onChange(readDigits(typed)),
  });
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={fieldBox(error)}>
        <span aria-hidden="true" className="pl-4 font-semibold text-fg-soft">
          +62
        </span>
        <input {...field} {...ungrouped} {...aria} id={id} type="tel" inputMode="numeric" autoComplete="tel-national" className={fieldControl} />
      </div>
    </Field>
  );
}

/** Step 1: phone number and password of the account. */
export function LoginStep({ deletion, onCancel }: { deletion: Deletion; onCancel: () => void }) {
  const { login: form } = deletion.forms;
  const { phone = "", password = "" } = useWatch({ control: form.control });
  const ready = isLoginReady({ phone, password });
  const { unsure, expired } = deletion.stage.step === "login" ? deletion.stage : {};
  const showError = (error: Error, sent: string) => {
    const ofPassword = businessMessage(error) && !isTemporary(error) && (error as ApiError).code !== apiCodes.openLoan;
    if (!ofPassword) refuseForm(form, error);
    // A password typed since then was not refused.
    else if (form.getValues("password") === sent) form.setError("password", { type: "server", message: error.message }, { shouldFocus: true });
  };
  const submit = (values: { phone: string; password: string }) => deletion.signIn(values, { onError: (error) => showError(error, values.password) });
  return (
    <Form form={form} className="grid gap-5" onSubmit={submit}>
      {unsure ? <UnsureNotice text={accountDeletion.confirm.unsure} /> : null}
      {/* At the top, where a step opens. */}
      <RefusalNotice refusal={expired} />
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
      <RefusalNotice refusal={form.formState.errors.root?.message} />
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
