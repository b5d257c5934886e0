"use client";

import { type FormEvent, useId, useState } from "react";
import { proveContact, requestContactCode } from "@/components/funder/handle/api";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { ownerCopy as copy } from "@/lib/content/funder-owner";
import type { ContactChannel } from "@/lib/contract/account";
import { OTP_DIGITS } from "@/lib/limits";

type Props = { channel: ContactChannel; handle: string | undefined; onProved: () => void };

/** Proves an e-mail address or phone number by a code. Optional: the form works without it. */
export function ContactProof({ channel, handle, onProved }: Props) {
  const [asked, setAsked] = useState(false);
  const [code, setCode] = useState("");
  const id = useId();
  const request = useSingleMutation({
    ...requestContactCode,
    onSuccess({ message }) {
      toast.success(message);
      setAsked(true);
    },
  });
  const proof = useSingleMutation({
    ...proveContact,
    onSuccess({ message }) {
      toast.success(message);
      onProved();
    },
  });
  const busy = request.isPending || proof.isPending;

  const ask = () => request.mutate({ channel, handle });
  const prove = (event: FormEvent) => {
    event.preventDefault();
    void proof.mutate({ channel, handle, code });
  };

  if (!asked)
    return (
      <>
        <span className="text-fg-soft text-small">{copy.unproved}</span>
        <Button variant="text" size="compact" busy={busy} onClick={ask} aria-label={copy.proveNamed[channel]}>
          {copy.prove}
        </Button>
      </>
    );
  return (
    <form onSubmit={prove} className="flex flex-wrap items-center gap-2" noValidate>
      <label htmlFor={id} className="text-small">
        {copy.code[channel]}
      </label>
      <input
        id={id}
        value={code}
        onChange={({ target }) => setCode(target.value.replace(/\D/g, "").slice(0, OTP_DIGITS))}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="min-h-11 w-28 rounded-sm border border-line bg-bg-card px-3 tabular-nums"
      />
      <Button type="submit" size="compact" busy={busy}>
        {copy.confirm}
      </Button>
      <Button variant="text" size="compact" onClick={busy ? undefined : ask}>
        {copy.again}
      </Button>
    </form>
  );
}
