"use client";

import { useEffect, useRef } from "react";
import { failureCopy as copy } from "@/lib/content/failure";
import { routes } from "@/lib/routes";

const link = "inline-flex min-h-11 items-center font-bold";

/** A failure that the upstream put into words: its code and its message (lib/api/api-error.ts). */
const WORDED = /^(\w+): (.+)$/s;

/**
 * Replaces a page that failed: Next's error boundary. The digest identifies the failure in the server's log. Every page
 * loads it, so it imports little.
 */
export function BrokenPage({ error: { name, digest: code }, reset }: { error: { name?: string; digest?: string }; reset: () => void }) {
  const main = useRef<HTMLElement>(null);
  // An error of the server is part of this response, and a script that failed is not loaded again: only a reload can help.
  const retry = code || name === "ChunkLoadError" ? () => window.location.reload() : reset;
  const [, number = code, said] = WORDED.exec(code ?? "") ?? [];
  // The failed page may have been scrolled far down.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main ref={main} id="konten" tabIndex={-1} className="wrap grid justify-items-start py-section outline-hidden">
      <title>{copy.metaTitle}</title>
      <svg viewBox="0 0 120 120" aria-hidden="true" className="size-30">
        <path className="fill-soga-500" d="M0 60A60 60 0 0 1 60 0A60 60 0 0 1 0 60zM60 120A60 60 0 0 1 120 60A60 60 0 0 1 60 120z" />
        <path className="fill-soga-100" d="M60 0A60 60 0 0 1 120 60A60 60 0 0 1 60 0zM0 60A60 60 0 0 1 60 120A60 60 0 0 1 0 60z" />
      </svg>
      <h1 className="mt-6 text-h1">{copy.title}</h1>
      <p className="mt-4 max-w-152 text-fg-soft text-lead">{copy.text}</p>
      {said ? (
        <p role="alert" className="mt-4 font-bold">
          {said}
        </p>
      ) : null}
      {number ? (
        <p className="mt-4 text-small">
          {copy.code} <b className="tabular-nums">{number}</b>
        </p>
      ) : null}
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="button" onClick={retry} className="min-h-14 rounded-petal bg-action px-6 font-bold text-action-fg hover:bg-action-hover">
          {copy.retry}
        </button>
        <a href={routes.home} className={link}>
          {copy.toHome}
        </a>
        <a href={routes.help} className={link}>
          {copy.toHelp}
        </a>
      </div>
    </main>
  );
}
