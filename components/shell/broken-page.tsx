"use client";

import { ArrowLink } from "@/components/ui/arrow-link";
import { Button } from "@/components/ui/button";
import { MAIN_ID } from "@/components/ui/skip-link";
import { frameWords } from "@/lib/content/shell";
import { contact } from "@/lib/content/site";
import { routes } from "@/lib/routes";

/** What stands in for a page that failed. The code finds the failure in the server's log. */
export function BrokenPage({ code, onRetry }: { code: string | undefined; onRetry: () => void }) {
  return (
    <main id={MAIN_ID} className="wrap grid justify-items-start py-section">
      <svg viewBox="0 0 120 120" aria-hidden="true" className="size-30">
        <path className="fill-soga-500" d="M0 60A60 60 0 0 1 60 0A60 60 0 0 1 0 60zM60 120A60 60 0 0 1 120 60A60 60 0 0 1 60 120z" />
        <path className="fill-soga-100" d="M60 0A60 60 0 0 1 120 60A60 60 0 0 1 60 0zM0 60A60 60 0 0 1 60 120A60 60 0 0 1 0 60z" />
      </svg>
      <h1 className="mt-6 text-h1">{frameWords.errorTitle}</h1>
      <p className="mt-4 max-w-[38rem] text-fg-soft text-lead">{frameWords.errorText}</p>
      <p className="mt-4 text-small">
        <a href={`tel:${contact.tel}`}>{contact.phone}</a>
        {" · "}
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
        {code ? (
          <>
            {" · "}
            {frameWords.errorCode} <b className="tabular-nums">{code}</b>
          </>
        ) : null}
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button size="hero" onClick={onRetry}>
          {frameWords.retry}
        </Button>
        <ArrowLink href={routes.home}>{frameWords.toHome}</ArrowLink>
      </div>
    </main>
  );
}
