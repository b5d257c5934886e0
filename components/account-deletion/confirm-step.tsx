"use client";

import { useWatch } from "react-hook-form";
import type { DeletionRequest } from "@/components/account-deletion/api";
import { ReasonsField } from "@/components/account-deletion/reasons-field";
import { RefusalNotice } from "@/components/account-deletion/refusal-notice";
import type { Deletion } from "@/components/account-deletion/use-deletion";
import { CodeField } from "@/components/form/code-field";
import { DigitGroupsField } from "@/components/form/digit-groups-field";
import { Form } from "@/components/form/form";
import { refuseForm } from "@/components/form/form-refusal";
import { NoCode } from "@/components/form/no-code";
import { TextareaField } from "@/components/form/textarea-field";
import { Button } from "@/components/ui/button";
import { DialogActions } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toaster";
import { ApiError } from "@/lib/api/api-error";
import { accountDeletion } from "@/lib/content/account-deletion";
import { messages } from "@/lib/content/messages";
import { apiCodes } from "@/lib/contract/codes";
import { DELETION_COMMENT_MAX_CHARS, ID_NUMBER_DIGITS } from "@/lib/limits";

const copy = accountDeletion.confirm;

/** Which field a refusal of the service belongs to. */
const fieldOf: Record<string, "idCardNo" | "raw"> = {
  [apiCodes.codeWrong]: "raw",
  [apiCodes.codesUsedUp]: "raw",
  [apiCodes.resendTooSoon]: "raw",
  [apiCodes.idNumberMismatch]: "idCardNo",
  [apiCodes.messageNotSent]: "raw",
};

/** Step 2: identity number, code, reasons. */
export function ConfirmStep({ deletion, resendAt, waitSeconds }: { deletion: Deletion; resendAt: number; waitSeconds?: number | undefined }) {
  const { confirm: form } = deletion.forms;
  const idCardNo = useWatch({ control: form.control, name: "idCardNo" });

  /** `sent`: the code that was refused; one typed since then was not. */
  const showError = (error: Error, sent?: string) => {
    const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
    if (field === "raw" && sent !== undefined && form.getValues("raw") !== sent) return;
    if (error instanceof ApiError && error.code === apiCodes.codeWrong) form.setValue("raw", "");
    if (field) form.setError(field, { type: "server", message: error.message }, { shouldFocus: true });
    else refuseForm(form, error);
  };
  const send = () => {
    form.clearErrors("root");
    void deletion.sendCode(idCardNo, {
      onSuccess() {
        form.clearErrors(["idCardNo", "raw"]);
        toast.success(messages.codeSent);
        form.setFocus("raw");
      },
      onError: (error) => showError(error),
    });
  };
  const submit = (request: DeletionRequest) => deletion.remove(request, { onError: (error) => showError(error, request.raw) });

  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      <DigitGroupsField control={form.control} name="idCardNo" label={copy.idNumber} hint={copy.idNumberHint} />
      <div>
        <CodeField
          control={form.control}
          name="raw"
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
        <NoCode title={copy.noCode} reasons={copy.noCodeReasons} />
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
