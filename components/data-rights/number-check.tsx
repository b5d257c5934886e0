"use client";

import { type FormEvent, useId, useState } from "react";
import { FieldError } from "@/components/form/field";
import { descriptionIds, errorId, fieldBox, fieldControl, hintId } from "@/components/form/field-attributes";
import { Button } from "@/components/ui/button";
import { partMissing } from "@/components/ui/use-lazy-component";
import { useSingleCall } from "@/components/ui/use-single-call";
import { ApiError } from "@/lib/api/api-error";
import { dataRights } from "@/lib/content/data-rights";
import type { DataOf } from "@/lib/contract/endpoints";
import { longDate } from "@/lib/format/date";

const copy = dataRights.check;

/** TanStack Query comes with the first look-up: this form is also on reading pages. */
const loadLookUp = () => import("@/components/data-rights/look-up").then((module) => module.lookUp);

function sentence({ kind, at, keepUntil, answered }: DataOf<"reference">): string {
  if (kind === "deletion") return copy.deletion(longDate(at), longDate(keepUntil ?? ""));
  if (kind === "submission") return copy.submission(longDate(at));
  const kinds = [...dataRights.kinds, { value: "business-loan", label: copy.businessLoan }];
  const name = kinds.find(({ value }) => kind === `request-${value}`)?.label ?? copy.service;
  return (answered ? copy.answered : copy.open)(name, longDate(at));
}

/** Looks up a receipt number or ticket. */
export function NumberCheck() {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState("");
  const [error, setError] = useState("");
  const [missing, setMissing] = useState<string>();

  const { run } = useSingleCall(async (number: string) => {
    setFound("");
    setError("");
    setMissing(number ? undefined : copy.empty);
    if (!number) {
      document.getElementById(id)?.focus();
      return;
    }
    setBusy(true);
    try {
      const lookUp = await loadLookUp().catch(() => setError(partMissing()));
      if (lookUp) setFound(sentence(await lookUp(number)));
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause.kind === "not-found" ? copy.unknown : cause.message);
    } finally {
      setBusy(false);
    }
  });
  // Uncontrolled, so that text typed before hydration stays.
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(String(new FormData(event.currentTarget).get("number") ?? "").trim());
  };

  return (
    <form noValidate method="post" onSubmit={check} className="grid max-w-form gap-1.75 noscript:hidden">
      <label htmlFor={id} className="font-bold text-[0.9375rem]/[1.375rem]">
        {copy.label}
      </label>
      <div className="grid gap-3 md:grid-cols-[1fr_auto]">
        <div className="grid content-start gap-1.75">
          <div className={fieldBox(missing ?? error)}>
            <input
              id={id}
              name="number"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={missing || error ? true : undefined}
              aria-describedby={descriptionIds(id, missing, true, [`${id}-result`])}
              className={`${fieldControl} tabular-nums`}
            />
          </div>
          {missing ? <FieldError id={errorId(id)}>{missing}</FieldError> : null}
        </div>
        <Button type="submit" variant="line" className="min-h-13 self-start" busy={busy} busyLabel={copy.busy}>
          {copy.submit}
        </Button>
      </div>
      <p id={hintId(id)} className="text-fg-mute text-small">
        {copy.hint}
      </p>
      <p id={`${id}-result`} role="status" className={`font-semibold ${error ? "text-danger" : "text-success"}`}>
        {error || found}
      </p>
    </form>
  );
}
