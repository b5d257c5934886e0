"use client";

import { useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import type { ConfirmValues } from "@/components/account-deletion/deletion-schema";
import { RefusalNotice, UnsureNotice } from "@/components/account-deletion/refusal-notice";
import type { Deletion, DeletionRequest } from "@/components/account-deletion/use-deletion";
import { CheckboxBox } from "@/components/form/checkbox-field";
import { CodeField } from "@/components/form/code-field";
import { DigitGroupsField } from "@/components/form/digit-groups-field";
import { FieldError } from "@/components/form/field";
import { errorId, hintId } from "@/components/form/field-attributes";
import { Form } from "@/components/form/form";
import { refuseForm } from "@/components/form/form-refusal";
import { NoCode } from "@/components/form/no-code";
import { useFilled } from "@/components/form/settle-fields";
import { TextareaField } from "@/components/form/textarea-field";
import { useField } from "@/components/form/use-field";
import { Button } from "@/components/ui/button";
import { DialogActions } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toaster";
import { ApiError } from "@/lib/api/api-error";
import type { DeletionStep } from "@/lib/browser/deletion-step";
import { accountDeletion } from "@/lib/content/account-deletion";
import { messages } from "@/lib/content/messages";
import { apiCodes } from "@/lib/contract/envelope";
import { DELETION_COMMENT_MAX_CHARS, ID_NUMBER_DIGITS } from "@/lib/limits";
import { privacyHref } from "@/lib/routes";

const copy = accountDeletion.confirm;

/** Why the account goes: one reason or more. */
function ReasonsField({ control }: { control: Control<ConfirmValues, unknown, unknown> }) {
  const { id, field, error, aria } = useField({ control, name: "selected", hint: copy.reasonsHint });
  const chosen = field.value as number[];
  const boxOf = (value: number) => document.getElementById(`${id}-${value}`) as HTMLInputElement | null;
  useFilled(
    () => copy.reasonOptions.flatMap(({ value }) => boxOf(value) ?? []).filter((box) => box.checked !== chosen.includes(Number(box.value))),
    () => field.onChange(copy.reasonOptions.map(({ value }) => value).filter((value) => boxOf(value)?.checked)),
  );
  const toggle = (value: number, on: boolean) => field.onChange(on ? [...chosen, value].sort() : chosen.filter((item) => item !== value));
  return (
    <fieldset data-field={id} aria-describedby={aria["aria-describedby"]}>
      <legend className="font-bold text-[0.9375rem]/[1.375rem]">{copy.reasons}</legend>
      <p id={hintId(id)} className="text-fg-mute text-small">
        {copy.reasonsHint}
      </p>
      {copy.reasonOptions.map(({ value, label }, index) => (
        <label key={value} htmlFor={`${id}-${value}`} className="grid min-h-11 cursor-pointer grid-cols-[1.5rem_1fr] gap-3 py-2.5 leading-6">
          <CheckboxBox
            id={`${id}-${value}`}
            name={field.name}
            value={value}
            ref={index === 0 ? field.ref : undefined}
            checked={chosen.includes(value)}
            aria-invalid={aria["aria-invalid"]}
            aria-describedby={error && errorId(id)}
            onChange={(event) => toggle(value, event.target.checked)}
            onBlur={field.onBlur}
            invalid={Boolean(error)}
          />
          <span>{label}</span>
        </label>
      ))}
      {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
    </fieldset>
  );
}

/** Which field a refusal of the service belongs to. */
const fieldOf: Record<string, "idCardNo" | "code"> = {
  [apiCodes.codeWrong]: "code",
  [apiCodes.codesUsedUp]: "code",
  [apiCodes.resendTooSoon]: "code",
  [apiCodes.idNumberMismatch]: "idCardNo",
  [apiCodes.messageNotSent]: "code",
};

/** Step 2: identity number, code, reasons. */
export function ConfirmStep({ deletion, step: { resendAt, waitSeconds, unanswered } }: { deletion: Deletion; step: DeletionStep }) {
  const { confirm: form } = deletion.forms;
  // At the top where the step opens with it, else beside the button that was clicked.
  const [openedUnsure] = useState(unanswered);
  const idCardNo = useWatch({ control: form.control, name: "idCardNo" });

  /** `sent`: the code that was refused; one typed since then was not. */
  const showError = (error: Error, sent?: string) => {
    const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
    if (field === "code" && sent !== undefined && form.getValues("code") !== sent) return;
    if (error instanceof ApiError && error.code === apiCodes.codeWrong) form.setValue("code", "");
    if (field) form.setError(field, { type: "server", message: error.message }, { shouldFocus: true });
    else refuseForm(form, error);
  };
  const send = () => {
    form.clearErrors("root");
    void deletion.sendCode(idCardNo, {
      onSuccess() {
        form.clearErrors(["idCardNo", "code"]);
        toast.success(messages.codeSent, messages.codeSentTo);
        form.setFocus("code");
      },
      onError: (error) => showError(error),
    });
  };
  const submit = (request: DeletionRequest) => deletion.remove(request, { onError: (error) => showError(error, request.code) });

  const unsure = unanswered ? <UnsureNotice text={copy.unanswered} /> : null;
  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      {openedUnsure ? unsure : null}
      <DigitGroupsField control={form.control} name="idCardNo" label={copy.idNumber} hint={copy.idNumberHint} />
      <div>
        <CodeField
          control={form.control}
          name="code"
          label={copy.code}
          hint={copy.codeHint}
          request={{
            words: copy,
            ready: idCardNo.length === ID_NUMBER_DIGITS,
            resendAt,
            waitSeconds,
            sending: deletion.sendingCode,
            onSend: send,
          }}
        />
        <NoCode title={copy.noCode} reasons={copy.noCodeReasons} gone={copy.gone} goneHref={`${privacyHref}#hak-data`} />
      </div>
      <ReasonsField control={form.control} />
      <TextareaField
        control={form.control}
        name="other"
        label={copy.other}
        hint={copy.otherHint}
        optional
        counter
        longest={DELETION_COMMENT_MAX_CHARS}
      />
      {openedUnsure ? null : unsure}
      <RefusalNotice refusal={form.formState.errors.root?.message} />
      <DialogActions>
        <Button variant="line" disabled={form.formState.isSubmitting} onClick={() => deletion.restart()}>
          {copy.back}
        </Button>
        <Button type="submit" variant="danger" busy={form.formState.isSubmitting} busyLabel={copy.busy}>
          {copy.submit}
        </Button>
      </DialogActions>
    </Form>
  );
}
