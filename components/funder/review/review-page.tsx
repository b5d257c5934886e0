"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PrivatePage } from "@/components/funder/handle/private-page";
import { SignInFirst } from "@/components/funder/handle/sign-in-first";
import { ReceiptPanel } from "@/components/funder/receipt/receipt-panel";
import { reviewQuery, submissionQuery } from "@/components/funder/review/api";
import { CorrectionForm } from "@/components/funder/review/correction-form";
import { SentData } from "@/components/funder/review/sent-data";
import { PrepareList } from "@/components/funder/ruled-list";
import { Button, ButtonLink, buttonClass } from "@/components/ui/button";
import { CopyableNumber } from "@/components/ui/copyable-number";
import { Mark } from "@/components/ui/mark";
import { noBreak } from "@/components/ui/no-break";
import { NumberCloth } from "@/components/ui/number-cloth";
import { ReceiptPaper, ReceiptRow } from "@/components/ui/receipt-paper";
import { receiptCopy } from "@/lib/content/funder-receipt";
import { reviewCopy as copy, reviewLabels } from "@/lib/content/review";
import { contact } from "@/lib/content/site";
import { companyForm } from "@/lib/contract/company-form";
import { labelOf } from "@/lib/contract/field-list";
import type { AccountType, Review, ReviewItem } from "@/lib/contract/investor";
import { personForm } from "@/lib/contract/person-form";
import { longDate } from "@/lib/format/date";
import { detailFormHref, plainPages, routes } from "@/lib/routes";

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
  correction: "bg-warning-bg",
  approved: "bg-success-bg",
  refused: "bg-danger-bg",
};
/** How many of the three steps are over; the next one is going on. */
const stepsDone: Record<Review["status"], number> = { received: 1, reviewing: 1, correction: 1, approved: 3, refused: 3 };
const edge = (index: number, done: number) =>
  index < done ? "border-action" : index === done ? "border-kunyit-400" : "border-line forced-colors:border-dashed";

/** The steps from the receipt to the decision. */
function ReviewSteps({ done }: { done: number }) {
  return (
    <ol aria-label={copy.steps.label} className="mt-6 flex max-w-prose gap-2">
      {copy.steps.list.map((step, index) => (
        <li
          key={step}
          aria-current={index === done ? "step" : undefined}
          className={`flex-1 border-t-4 pt-2 text-small forced-colors:px-2 ${index === done ? "font-bold" : "text-fg-mute"} ${edge(index, done)}`}
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
  for (const { field, reason } of items) labels.set(reason, [...(labels.get(reason) ?? []), labelOf(type === 1 ? companyForm : personForm, field)]);
  return [...labels].map(([reason, names]) => [reason, names.join(", ")]);
}

/** The receipt while the review goes on: number, dates and next steps, as a picture or printed. Later, the number and dates. */
function Facts({ review: { status, number, receivedAt, changedAt } }: { review: Review }) {
  if (!number || !receivedAt) return null;
  if (status === "received" || status === "reviewing")
    return <ReceiptPanel receipt={{ at: Date.parse(receivedAt), number, email: undefined }} since={Date.parse(changedAt ?? receivedAt)} />;
  return (
    <ReceiptPaper className="mb-2.5 w-full md:max-xl:w-112 px-5! pt-1! [&>:first-child]:border-t-0">
      <CopyableNumber number={number} copy={receiptCopy} />
      <NumberCloth number={number} className="mt-3" />
      <dl className="mt-3 border-line border-t">
        <ReceiptRow label={copy.received}>{longDate(receivedAt)}</ReceiptRow>
        {changedAt ? <ReceiptRow label={copy.changed}>{longDate(changedAt)}</ReceiptRow> : null}
      </dl>
    </ReceiptPaper>
  );
}

/** At the left what the state is and what follows, at the right its receipt, as high as it is; on narrower screens in a row. */
function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:grid-rows-[auto_auto_1fr]">
      {children}
    </div>
  );
}

const rightColumn = "empty:hidden xl:col-start-2 xl:row-span-3 xl:row-start-1";

/** The correction form, shown once the submission has loaded. Without a submission its fields start empty. */
function Correction({ id, type, items }: { id: string; type: AccountType; items: ReviewItem[] }) {
  const { data, isError, isFetchedAfterMount } = useQuery(submissionQuery);
  if (!isFetchedAfterMount)
    return (
      <p role="status" className="flex min-h-dvh items-start gap-3 text-fg-soft">
        <Mark turning />
        {copy.sent.loading}
      </p>
    );
  return <CorrectionForm id={id} type={type} items={items} sent={isError ? undefined : data} />;
}

/** The way to a correction, and whom to ask. */
function Ask({ text }: { text: string }) {
  return (
    <section className="border-fg border-t-2 pt-5">
      <h2 className="text-h3">{copy.ask.title}</h2>
      <p className="mt-2 max-w-prose text-fg-soft">{text}</p>
      <p className="mt-2 mb-5 max-w-prose text-fg-soft">{noBreak(copy.ask.contact(contact.phone, contact.email))}</p>
      {/* Not a client navigation: the document keeps its policy of no referrer, and a form without an origin is refused. */}
      <a href={plainPages.dataRequest} className={buttonClass({ variant: "line" })}>
        {copy.ask.request}
      </a>
    </section>
  );
}

/** Nothing was sent yet, or it was taken back: where that stands, what to prepare, and the way to the form. */
function Unsent({ id, type }: { id: string; type: AccountType }) {
  return (
    <>
      <ReviewSteps done={0} />
      <Columns>
        <div>
          <Notice text={copy.pending}>
            <ButtonLink href={detailFormHref(type, id)}>{copy.complete}</ButtonLink>
          </Notice>
        </div>
        <div className={rightColumn}>
          <PrepareList type={type} className="" />
        </div>
      </Columns>
    </>
  );
}

/** Nothing is under review: the details were complete before. */
function Complete() {
  return (
    <>
      <ReviewSteps done={3} />
      <Columns>
        <div>
          <Notice text={copy.none}>
            <ButtonLink href={routes.funding}>{copy.toFunding}</ButtonLink>
            <ButtonLink href={routes.account} variant="line">
              {copy.toAccount}
            </ButtonLink>
          </Notice>
        </div>
        <div className={rightColumn}>
          <Ask text={copy.ask.text("", true)} />
        </div>
      </Columns>
    </>
  );
}

function Decision({ id, type, review }: { id: string; type: AccountType; review: Review }) {
  const { status, items = [], reason } = review;
  // Before a decision, only a correction changes the state's date.
  const corrected = status === "received" || status === "reviewing" ? review.changedAt : undefined;
  return (
    <>
      <ReviewSteps done={stepsDone[status]} />
      <Columns>
        <div>
          <section className={`leaflet-10 px-5 py-6 md:px-8 forced-colors:border ${tones[status]}`}>
            <h2 className="text-h2">{reviewLabels[status]}</h2>
            {reason ? (
              <p className="mt-4 max-w-prose">
                <strong>{copy.reason}:</strong> {reason}
              </p>
            ) : null}
            {corrected ? <p className="mt-4 max-w-prose font-bold">{copy.corrected(longDate(corrected))}</p> : null}
            <p className="mt-4 max-w-prose text-lead">{copy.lead[status]}</p>
            {status === "approved" || status === "refused" ? (
              <ButtonLink href={routes.help} className="mt-6">
                {status === "approved" ? copy.askTeam : copy.help}
              </ButtonLink>
            ) : null}
          </section>
          {status === "correction" && items.length > 0 ? (
            <>
              <h2 className="mt-8 text-h3">{copy.asked}</h2>
              <ul className="mt-3 mb-10 grid max-w-prose list-disc gap-2 pl-5">
                {byReason(type, items).map(([why, labels]) => (
                  <li key={why}>
                    <strong>{labels}:</strong> {why}
                  </li>
                ))}
              </ul>
              <Correction key={items.map(({ field }) => field).join()} id={id} type={type} items={items} />
            </>
          ) : null}
        </div>
        <div className={rightColumn}>
          <Facts review={review} />
        </div>
        <SentData type={type} />
        <Ask text={copy.ask.text(review.number ?? "", status === "approved" || status === "refused")} />
      </Columns>
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
  if (!user) return <SignInFirst text={copy.signedOut} page={routes.registrationStatus} shows={copy.shows} />;
  const { id = "", type, validate, review } = user;
  if (validate) return <Unsent id={id} type={type} />;
  return review ? <Decision id={id} type={type} review={review} /> : <Complete />;
}

/** The state of the funder's details, and what must be corrected. */
export function ReviewPage() {
  return (
    <PrivatePage title={copy.title}>
      <ReviewState />
    </PrivatePage>
  );
}
