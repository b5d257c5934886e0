"use client";

import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { type ApiError, mayHaveArrived } from "@/lib/api/api-error";
import { funderCopy } from "@/lib/content/funder";
import { apiCodes } from "@/lib/contract/envelope";
import { routes } from "@/lib/routes";

/** `other`: the service's own message says what is wrong. */
export type SubmitRefusal = "handle" | "file" | "session" | "unanswered" | "other";

const kinds: Record<string, SubmitRefusal> = { [apiCodes.handleInvalid]: "handle", [apiCodes.fileUnknown]: "file" };

/** Why details or their correction were not accepted. */
export function submitRefusal(error: ApiError): SubmitRefusal {
  if (mayHaveArrived(error)) return "unanswered";
  return error.kind === "unauthorized" ? "session" : (kinds[error.code] ?? "other");
}

const copy = funderCopy.refusal;
const titles: Partial<Record<SubmitRefusal, string>> = { handle: copy.handleTitle, unanswered: copy.unansweredTitle };

/** Refusals that sending again may solve, without a sign-in. */
const repeatable = new Set<SubmitRefusal>(["unanswered", "other"]);

type Props = { refusal: SubmitRefusal; message: string; page: string; onDropFiles: () => void };

/** What to do after the server did not take the details. Nothing typed is lost. */
export function RefusalNotice({ refusal, message, page, onDropFiles }: Props) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => void notice.current?.scrollIntoView({ block: "center" }), []);
  return (
    // For the others a toast is announced already.
    <section
      ref={notice}
      role={repeatable.has(refusal) ? undefined : "alert"}
      className="mt-8 leaflet-10 border-danger border-l-[0.375rem] bg-danger-bg px-6 py-5"
    >
      <h2 className="font-bold font-sans text-[1.125rem] text-danger-strong tracking-[-0.01em]">{titles[refusal] ?? copy.title}</h2>
      {refusal === "other" ? <p className="mt-1 max-w-prose font-semibold">{message}</p> : null}
      <p className="mt-1 max-w-prose">{copy[refusal]}</p>
      {refusal === "file" ? (
        <Button variant="line" size="compact" className="mt-4" onClick={onDropFiles}>
          {copy.dropFiles}
        </Button>
      ) : repeatable.has(refusal) ? null : (
        <ButtonLink href={`${routes.login}?next=${encodeURIComponent(page)}`} variant="line" size="compact" className="mt-4">
          {copy.login}
        </ButtonLink>
      )}
    </section>
  );
}
