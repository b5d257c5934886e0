"use client";

import { useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { CodeField } from "@/components/form/code-field";
import { EmailField } from "@/components/form/email-field";
import { Form } from "@/components/form/form";
import { FormRefusal, refuseForm } from "@/components/form/form-refusal";
import { PasswordField } from "@/components/form/password-field";
import { PhoneField } from "@/components/form/phone-field";
import { type CodeWait, resendWait, useCodeWait, usualWait } from "@/components/form/use-code-wait";
import { useZodForm } from "@/components/form/use-zod-form";
import { FormButtons } from "@/components/funder/account/account-part";
import type { NewContact } from "@/components/funder/account/account-schemas";
import { proveNewContact, requestNewContact } from "@/components/funder/account/api";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { asApiError, businessMessage, isTemporary } from "@/lib/api/api-error";
import { accountCopy } from "@/lib/content/account";
import { forgotCopy } from "@/lib/content/auth";
import { ownerCopy } from "@/lib/content/funder-owner";
import type { ContactChannel } from "@/lib/contract/account";
import { apiCodes } from "@/lib/contract/envelope";
import type * as z from "@/lib/contract/zod";

const copy = accountCopy.contacts;
const schemas = () => import("@/components/funder/account/account-schemas");
const loaders = {
  email: () => schemas().then(({ emailChangeSchema }) => emailChangeSchema as unknown as z.ZodType<NewContact, FieldValues>),
  sms: () => schemas().then(({ mobileChangeSchema }) => mobileChangeSchema as unknown as z.ZodType<NewContact, FieldValues>),
};
const loadCode = () => schemas().then(({ newContactCodeSchema }) => newContactCodeSchema);
const empty = { email: { email: "", password: "" }, sms: { country: "62", mobile: "", password: "" } };

/** A contact to which a code was sent, and the wait before another one. */
type Asked = NewContact & { wait: CodeWait };
type Props = { channel: ContactChannel; onDone: () => void; onCancel: () => void };

/** First step: the new contact and the password, which the service asks for. */
function NewContactForm({ channel, onSent, onCancel }: Omit<Props, "onDone"> & { onSent: (asked: Asked) => void }) {
  const form = useZodForm<FieldValues, NewContact>(loaders[channel], { defaultValues: empty[channel] });
  const { control, formState, setFocus } = form;
  const field = channel === "email" ? "email" : "mobile";
  useEffect(() => setFocus(field), [setFocus, field]);
  const { mutate, isPending } = useSingleMutation({
    ...requestNewContact,
    onSuccess({ message }, { to = "", password = "" }) {
      toast.success(message);
      onSent({ to, password, wait: usualWait() });
    },
    onError(error, { to = "", password = "" }) {
      const { code, message } = asApiError(error);
      const wait = resendWait(error);
      // A code is on its way to this contact, such as from before a reload.
      if (wait) onSent({ to, password, wait });
      else if (code === apiCodes.wrongCredentials) form.setError("password", { type: "server", message }, { shouldFocus: true });
      else refuseForm(form, error);
    },
  });
  return (
    <Form form={form} onSubmit={(asked) => mutate({ channel, ...asked })} className="mt-3 grid max-w-100 gap-5 pb-2">
      {channel === "email" ? (
        <EmailField control={control} name="email" label={copy.fields.email} autoComplete="email" />
      ) : (
        <PhoneField control={control} name="mobile" countryName="country" label={copy.fields.sms} />
      )}
      <PasswordField control={control} name="password" label={copy.password} autoComplete="current-password" />
      <FormRefusal text={formState.errors.root?.message} />
      <FormButtons submit={copy.send} busy={isPending} cancel={copy.cancel} onCancel={onCancel} />
    </Form>
  );
}

/** Second step: the code that was sent to the new contact. */
function NewContactCode({ channel, asked: { to, password, wait: first }, onDone, onCancel }: Props & { asked: Asked }) {
  const form = useZodForm(loadCode, { defaultValues: { newContactCode: "" } });
  const { control, formState, setFocus } = form;
  useEffect(() => setFocus("newContactCode"), [setFocus]);
  const { sent, refused, ...wait } = useCodeWait(first);
  const again = useSingleMutation({
    ...requestNewContact,
    onSuccess({ message }) {
      toast.success(message);
      sent();
    },
    onError: (error) => void (refused(error) || refuseForm(form, error)),
  });
  const proof = useSingleMutation({
    ...proveNewContact,
    onSuccess({ message }) {
      toast.success(message);
      onDone();
    },
    onError(error, { code }) {
      const message = isTemporary(error) ? undefined : businessMessage(error);
      if (message === undefined || asApiError(error).code !== apiCodes.codeWrong) return refuseForm(form, error);
      // A code typed since the submit was not refused.
      if (form.getValues("newContactCode") !== code) return;
      form.setValue("newContactCode", "");
      form.setError("newContactCode", { type: "server", message }, { shouldFocus: true });
    },
  });
  return (
    <Form form={form} onSubmit={({ newContactCode: code }) => proof.mutate({ channel, to, code })} className="mt-3 grid max-w-100 gap-5 pb-2">
      <p className="wrap-anywhere">{copy.sentTo(channel === "sms" ? `+${to}` : to)}</p>
      <div className="max-w-88">
        <CodeField
          control={control}
          name="newContactCode"
          label={ownerCopy.code[channel]}
          request={{
            words: { ...forgotCopy, send: copy.again },
            ...wait,
            sending: again.isPending,
            onSend: () => again.mutate({ channel, to, password }),
          }}
        />
      </div>
      <FormRefusal text={formState.errors.root?.message} />
      <FormButtons submit={copy.confirm} busy={proof.isPending} cancel={copy.cancel} onCancel={onCancel} />
    </Form>
  );
}

/** Replaces or adds a contact of the account: the new one and the password, then the code that was sent there. */
export function ChangeContact({ channel, onDone, onCancel }: Props) {
  const [asked, setAsked] = useState<Asked>();
  return asked ? (
    <NewContactCode channel={channel} asked={asked} onDone={onDone} onCancel={onCancel} />
  ) : (
    <NewContactForm channel={channel} onSent={setAsked} onCancel={onCancel} />
  );
}
