"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { reviewQuery } from "@/components/funder/review/api";
import { CorrectionForm } from "@/components/funder/review/correction-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { QueryProvider } from "@/components/ui/query-provider";
import { MAIN_ID } from "@/lib/browser/names";
import { companyDocuments, companyLabels, personalDocuments, personalLabels } from "@/lib/content/funder";
import { reviewCopy as copy, reviewLabels } from "@/lib/content/review";
import type { AccountType } from "@/lib/contract/investor";
import type { Review, ReviewItem } from "@/lib/contract/review";
import { detailFormHref, routes } from "@/lib/routes";

/** The label of a field as the detail form has it. */
function labelOf(type: AccountType, field: string): string {
  const labels: Record<string, string> = type === 1 ? companyLabels : personalLabels;
  return labels[field] ?? (type === 1 ? companyDocuments : personalDocuments).find((document) => document.field === field)?.title ?? field;
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <>
      <p className="mt-4 mb-6 max-w-prose text-fg-soft text-lead">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </>
  );
}

const tones: Record<Review["status"], string> = {
  received: "bg-bg-quiet",
  reviewing: "bg-bg-quiet",
  correction: "bg-warning-bg text-warning",
  approved: "bg-success-bg",
  refused: "bg-danger-bg",
};
/** How many of the three steps are over; the next one is going on. */
const stepsDone: Record<Review["status"], number> = { received: 1, reviewing: 1, correction: 1, approved: 3, refused: 3 };
const edge = (index: number, done: number) => (index < done ? "border-action" : index === done ? "border-kunyit-400" : "border-line");

/** The steps from the receipt to the decision. */
function ReviewSteps({ done }: { done: number }) {
  return (
    <ol aria-label={copy.steps.label} className="mt-6 flex max-w-prose gap-2">
      {copy.steps.list.map((step, index) => (
        <li
          key={step}
          aria-current={index === done ? "step" : undefined}
          className={`flex-1 border-t-4 pt-2 text-small ${index === done ? "font-bold" : "text-fg-mute"} ${edge(index, done)}`}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}

/** The fields of each reason, in the order in which they were asked for. */
function byReason(type: AccountType, items: readonly ReviewItem[]): [reason: string, labels: string][] {
  const labels = new Map<string, string[]>();
  for (const { field, reason } of items) labels.set(reason, [...(labels.get(reason) ?? []), labelOf(type, field)]);
  return [...labels].map(([reason, names]) => [reason, names.join(", ")]);
}

function Decision({ id, type, review }: { id: string; type: AccountType; review: Review }) {
  const { status, items = [], reason } = review;
  return (
    <>
      <ReviewSteps done={stepsDone[status]} />
      <p className={`mt-8 inline-block rounded-sm px-3 py-1.5 font-bold ${tones[status]}`}>{reviewLabels[status]}</p>
      {reason ? (
        <p className="mt-4 max-w-prose">
          <strong>{copy.reason}:</strong> {reason}
        </p>
      ) : null}
      <Notice text={copy.lead[status]}>
        {status === "approved" ? <ButtonLink href={routes.funding}>{copy.fund}</ButtonLink> : null}
        {status === "refused" ? <ButtonLink href={routes.help}>{copy.help}</ButtonLink> : null}
      </Notice>
      {status === "correction" && items.length > 0 ? (
        <>
          <h2 className="text-h3">{copy.asked}</h2>
          <ul className="mt-3 mb-10 grid max-w-prose list-disc gap-2 pl-5">
            {byReason(type, items).map(([why, labels]) => (
              <li key={why}>
                <strong>{labels}:</strong> {why}
              </li>
            ))}
          </ul>
          <CorrectionForm key={items.map(({ field }) => field).join()} id={id} type={type} items={items} />
        </>
      ) : null}
    </>
  );
}

function ReviewState() {
  const { data: user, isPending, isError, refetch } = useQuery(reviewQuery);
  if (isPending)
    return (
      <p className="mt-7 flex min-h-dvh items-start gap-3 text-fg-soft">
        <Mark turning />
        {copy.loading}
      </p>
    );
  if (isError)
    return (
      <Notice text={copy.failed}>
        <Button onClick={() => void refetch()}>{copy.again}</Button>
      </Notice>
    );
  if (!user)
    return (
      <Notice text={copy.signedOut}>
        <ButtonLink href={`${routes.login}?next=${encodeURIComponent(routes.registrationStatus)}`}>{copy.signIn}</ButtonLink>
      </Notice>
    );
  const { id = "", type, validate, review } = user;
  if (validate)
    return (
      <Notice text={copy.pending}>
        <ButtonLink href={detailFormHref(type, id)}>{copy.complete}</ButtonLink>
      </Notice>
    );
  return review ? <Decision id={id} type={type} review={review} /> : <Notice text={copy.none} />;
}

/** The state of the funder's details, and what must be corrected. */
export function ReviewPage() {
  return (
    <main id={MAIN_ID} data-hydrate="idle" className="wrap pt-4 pb-16 xl:pt-10">
      <div className="max-w-200">
        <h1 className="text-[clamp(2rem,1.5rem+1.8vw,3rem)] leading-[1.05]">{copy.title}</h1>
        <QueryProvider>
          <ReviewState />
        </QueryProvider>
      </div>
    </main>
  );
}
