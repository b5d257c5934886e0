"use client";

import { useEffect, useState } from "react";
import { CodeField } from "@/components/form/code-field";
import { Form } from "@/components/form/form";
import { FormRefusal, refuseForm } from "@/components/form/form-refusal";
import { useCodeWait } from "@/components/form/use-code-wait";
import { useZodForm } from "@/components/form/use-zod-form";
import { proveContact, requestContactCode } from "@/components/funder/handle/api";
import type { ContactValues } from "@/components/funder/handle/contact-schema";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { asApiError, businessMessage, isTemporary } from "@/lib/api/api-error";
import { focusPart } from "@/lib/browser/focus-part";
import { forgotCopy } from "@/lib/content/auth";
import { ownerCopy as copy } from "@/lib/content/funder-owner";
import type { ContactChannel } from "@/lib/contract/account";
import { apiCodes } from "@/lib/contract/envelope";

const loadSchema = () => import("@/components/funder/handle/contact-schema").then((module) => module.contactSchema);

type Props = { channel: ContactChannel; handle: string | undefined; onProved: () => void };

/** Proves an e-mail address or phone number by a code. Optional: the form works without it. */
export function ContactProof({ channel, handle, onProved }: Props) {
  const [asked, setAsked] = useState(false);
  const name = `${channel}Code` as const;
  const form = useZodForm<ContactValues, ContactValues>(loadSchema, { defaultValues: { [name]: "" } });
  const { sent, refused, ...wait } = useCodeWait();
  const request = useSingleMutation({
    ...requestContactCode,
    onMutate: () => form.clearErrors("root"),
    onSuccess({ message }) {
      toast.success(message);
      sent();
      setAsked(true);
    },
    onError(error) {
      // A code is on its way, also one from before a reload.
      if (refused(error)) setAsked(true);
      else refuseForm(form, error);
    },
  });
  const proof = useSingleMutation({
    ...proveContact,
    onSuccess({ message }) {
      toast.success(message);
      focusPart();
      onProved();
    },
    onError(error, { code }) {
      const message = isTemporary(error) ? undefined : businessMessage(error);
      if (message === undefined) refuseForm(form, error);
      // A code typed since the submit was not refused.
      else if (form.getValues(name) === code) {
        if (asApiError(error).code === apiCodes.codeWrong) form.setValue(name, "");
        form.setError(name, { type: "server", message }, { shouldFocus: true });
      }
    },
  });
  const busy = request.isPending || proof.isPending;
  const { setFocus } = form;
  useEffect(() => {
    // The clicked button has gone.
    if (asked) setFocus(name);
  }, [asked, setFocus, name]);
  const ask = () => request.mutate({ channel, handle });

  if (!asked)
    return (
      <>
        <span className="text-fg-soft text-small">{copy.unproved}</span>
        <Button
          variant="text"
          size="compact"
          className="max-md:not-forced-colors:-ml-4.5"
          busy={busy}
          onClick={ask}
          aria-label={copy.proveNamed[channel]}
        >
          {copy.prove}
        </Button>
        <FormRefusal text={form.formState.errors.root?.message} />
      </>
    );
  return (
    <Form form={form} onSubmit={({ [name]: code = "" }) => proof.mutate({ channel, handle, code })} className="grid w-full gap-3 py-2">
      <div className="max-w-88">
        <CodeField
          control={form.control}
          name={name}
          label={copy.code[channel]}
          request={{ words: { ...forgotCopy, send: copy.again }, ...wait, sending: request.isPending, onSend: ask }}
        />
      </div>
      <FormRefusal text={form.formState.errors.root?.message} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="compact" busy={busy}>
          {copy.confirm}
        </Button>
      </div>
    </Form>
  );
}
