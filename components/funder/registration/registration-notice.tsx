"use client";

import { lazy, Suspense, useEffect } from "react";
import type { Registration } from "@/components/funder/handle/registration-state";
import { nextStep } from "@/components/funder/home/next-step";
import { Button, ButtonLink } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { readReceipt } from "@/lib/browser/details-receipt";
import { shownUser } from "@/lib/browser/session";
import { hasStoredDraft } from "@/lib/browser/stored-draft";
import { funderCopy } from "@/lib/content/funder";
import { reviewCopy } from "@/lib/content/review";
import { plainPages, routes } from "@/lib/routes";

const copy = funderCopy.link;

const loadPanel = () => import("@/components/funder/receipt/receipt-panel").then((module) => ({ default: module.ReceiptPanel }));
const ReceiptPanel = lazy(loadPanel);

/** Loads the receipt with the form: the network may be gone once the details are accepted. */
export function usePreparedReceipt(): void {
  useEffect(() => void loadPanel().catch(() => undefined), []);
}

function Notice({ title, text, children, after }: { title: string; text: string; children: React.ReactNode; after?: React.ReactNode }) {
  return (
    <section role="alert" className="mt-7 border-fg border-t-2 pt-6">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-2 mb-6 max-w-prose text-fg-soft">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
      {after}
    </section>
  );
}

/** The way to a correction of what was sent. */
function AskCorrection() {
  return (
    <p className="mt-7">
      {reviewCopy.ask.title} {/* Not a client navigation: see the status page. */}
      <a href={plainPages.dataRequest} className="font-bold text-link underline underline-offset-4">
        {reviewCopy.ask.request}
      </a>
    </p>
  );
}

type Props = { registration: Registration; onRetry: () => void; onDropDraft: () => void };

/** Replaces the form while the registration loads, or if there is none to finish. */
export function RegistrationNotice({ registration, onRetry, onDropDraft }: Props) {
  switch (registration.kind) {
    case "invalid":
    case "absent":
      return (
        <Notice
          title={registration.kind === "absent" ? copy.absent : copy.title}
          text={registration.kind !== "absent" ? copy.text : hasStoredDraft() ? copy.absentDraft : copy.absentText}
        >
          <ButtonLink href={routes.login}>{copy.login}</ButtonLink>
          <ButtonLink href={routes.register} variant="line">
            {copy.register}
          </ButtonLink>
        </Notice>
      );
    case "done": {
      const { title, text, action, href } = nextStep(registration.account);
      return (
        <Notice
          title={title}
          text={registration.draftOf ? `${text} ${copy.doneDraft}` : text}
          after={registration.account.review ? <AskCorrection /> : null}
        >
          <ButtonLink href={href}>{action}</ButtonLink>
          <ButtonLink href={routes.home} variant="line">
            {copy.home}
          </ButtonLink>
          {registration.draftOf ? (
            <Button variant="line" onClick={onDropDraft}>
              {funderCopy.draft.drop}
            </Button>
          ) : null}
        </Notice>
      );
    }
    case "accepted":
      return (
        <div role="alert" className="mt-7">
          <Suspense>
            <ReceiptPanel receipt={readReceipt()}>
              {shownUser() === undefined ? (
                <ButtonLink href={routes.login} size="compact">
                  {copy.login}
                </ButtonLink>
              ) : null}
              <ButtonLink href={routes.home} variant="line" size="compact">
                {copy.home}
              </ButtonLink>
            </ReceiptPanel>
          </Suspense>
        </div>
      );
    case "failed":
      return (
        <Notice title={copy.failed} text={registration.message}>
          <Button onClick={onRetry}>{copy.retry}</Button>
        </Notice>
      );
    default:
      return (
        // As high as a window: the footer stays below when the form comes.
        <div className="min-h-dvh">
          <p className="flex items-center gap-3 text-fg-soft noscript:hidden">
            <Mark turning />
            {copy.loading}
          </p>
          <noscript>
            <p className="mt-4 max-w-prose font-semibold">{copy.noScript}</p>
          </noscript>
        </div>
      );
  }
}
