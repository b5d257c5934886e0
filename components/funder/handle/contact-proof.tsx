"use client";

import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { asApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { ownerWords as words } from "@/lib/content/funder-owner";
import type { ContactChannel } from "@/lib/contract/account";
import { OTP_DIGITS } from "@/lib/limits";

type Props = { channel: ContactChannel; handle: string | undefined; onProved: () => void };

/** Proves an e-mail address or phone number by a code, beside the form: nothing waits for it. */
export function ContactProof({ channel, handle, onProved }: Props) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState("");
  const id = useId();
  const headers = handle ? { headers: { RegistrationId: handle } } : {};

  async function run(call: () => Promise<{ message: string }>, done: () => void) {
    if (busy) return;
    setBusy(true);
    try {
      toast.success((await call()).message);
      done();
    } catch (error) {
      toast.error(asApiError(error).message);
    }
    setBusy(false);
  }
  const ask = () =>
    run(
      () => apiFetch<"contactCode">({ method: "POST", path: "/api/investor/contact-code", body: { channel }, ...headers }),
      () => setAsked(true),
    );
  const prove = (event: FormEvent) => {
    event.preventDefault();
    void run(() => apiFetch<"contactProof">({ method: "POST", path: "/api/investor/contact-proof", body: { channel, code }, ...headers }), onProved);
  };

  if (!asked)
    return (
      <>
        <span className="text-fg-soft text-small">{words.unproved}</span>
        <Button variant="text" size="compact" busy={busy} onClick={ask} aria-label={words.proveNamed[channel]}>
          {words.prove}
        </Button>
      </>
    );
  return (
    <form onSubmit={prove} className="flex flex-wrap items-center gap-2" noValidate>
      <label htmlFor={id} className="text-small">
        {words.code[channel]}
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
        {words.confirm}
      </Button>
      <Button variant="text" size="compact" onClick={ask}>
        {words.again}
      </Button>
    </form>
  );
}
