"use client";

import { useEffect, useState } from "react";
import { ReceiptSlot } from "@/components/funder/receipt/receipt-slot";
import { ButtonLink } from "@/components/ui/button";
import { shownUser } from "@/lib/browser/session";
import { funderStripCopy as copy } from "@/lib/content/funder-receipt";
import { detailFormHref, routes } from "@/lib/routes";

type Status = { kind: "checking" | "complete" | "unknown" } | { kind: "pending"; form: string };

const texts = {
  checking: copy.checking,
  pending: copy.pendingText,
  complete: copy.completeText,
  unknown: copy.unknown,
} as const;

/**
 * What the account of the signed-in user still needs, on the home page. Its space is reserved from the first paint, so
 * nothing moves.
 */
export function FunderStrip() {
  const [status, setStatus] = useState<Status>({ kind: "checking" });
  useEffect(() => {
    if (shownUser() === undefined) return;
    import("@/lib/api/api-fetch")
      .then(({ apiFetch }) => apiFetch<"currentUser">({ method: "GET", path: "/api/investor/current-user" }))
      .then(
        ({ data }) => setStatus(data.validate ? { kind: "pending", form: detailFormHref(data.type, data.id) } : { kind: "complete" }),
        () => setStatus({ kind: "unknown" }),
      );
  }, []);
  const { kind } = status;
  return (
    <div className="hidden signed-in:block print:contents">
      <section aria-label={copy.label} className="border-line border-b bg-bg-calm print:hidden">
        <div className="wrap flex min-h-24 flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
          <p role="status" className="min-w-0 flex-[1_1_16rem]">
            {kind === "pending" || kind === "complete" ? <b className="block">{copy[kind]}</b> : null}
            <span className="text-fg-soft">{texts[kind]}</span>
          </p>
          {kind === "pending" ? (
            <ButtonLink href={status.form} size="compact">
              {copy.continueForm}
            </ButtonLink>
          ) : (
            <ButtonLink href={routes.funding} size="compact" variant="line">
              {copy.funding}
            </ButtonLink>
          )}
        </div>
      </section>
      <ReceiptSlot className="wrap py-6" />
    </div>
  );
}
