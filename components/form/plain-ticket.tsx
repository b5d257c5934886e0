import { PlainField, PlainSelect, PlainTextarea } from "@/components/form/plain-field";
import { PlainForm } from "@/components/form/plain-form";
import type { Option } from "@/components/form/select-field";
import { type TicketAnswer, ticketSteps } from "@/components/form/ticket-steps";
import { Link } from "@/components/ui/link";
import { plainFormCopy } from "@/lib/content/plain-form";
import { proofCopy } from "@/lib/content/proof";
import { longDate } from "@/lib/format/date";
import type { FormState } from "@/lib/plain-forms/state";
import type { PlainPage } from "@/lib/routes";

type Props = {
  /** From plainActions. */
  action: string;
  page: PlainPage;
  state: FormState;
  copy: Record<"title" | "description" | "name" | "contact" | "contactHint" | "message" | "messageHint" | "submit", string>;
  done: Record<"title" | "ticket", string> & { answers: readonly TicketAnswer[] };
  /** The kinds to choose from; none: the form has one kind. */
  kind?: { label: string; options: readonly Option[] };
};

/** A message to the company without scripts, or its ticket. */
export function PlainTicket({ action, page, state, copy, done, kind }: Props) {
  if (state.ticket) return <Ticket page={page} ticket={state.ticket} at={state.at} done={done} />;
  return (
    <>
      <h1 className="text-h1 tracking-hero">{copy.title}</h1>
      <p className="mt-4 text-fg-soft text-lead">{copy.description}</p>
      <PlainForm action={action} state={state} submit={copy.submit}>
        {/* The same form sent twice gets one ticket. */}
        <input type="hidden" name="key" value={state.values.key ?? crypto.randomUUID()} />
        {kind ? <PlainSelect state={state} name="kind" label={kind.label} options={kind.options} /> : null}
        <PlainField state={state} name="name" label={copy.name} autoComplete="name" />
        <PlainField state={state} name="contact" label={copy.contact} hint={copy.contactHint} autoComplete="email" />
        <PlainTextarea state={state} name="message" label={copy.message} hint={copy.messageHint} rows={6} />
      </PlainForm>
    </>
  );
}

function Ticket({ page, ticket, at, done }: { ticket: string; at: number } & Pick<Props, "page" | "done">) {
  return (
    <>
      <h1 className="text-h1 tracking-hero">{done.title}</h1>
      <p className="mt-4 text-fg-soft text-lead">{plainFormCopy.keepTicket}</p>
      <dl className="mt-8 grid gap-3 border-fg border-t-2 pt-4">
        <div>
          <dt className="text-fg-soft text-small">{done.ticket}</dt>
          <dd className="font-bold text-h3 figures">{ticket}</dd>
        </div>
        <div>
          <dt className="text-fg-soft text-small">{proofCopy.received}</dt>
          <dd className="font-bold">{longDate(new Date(at).toISOString())}</dd>
        </div>
        {ticketSteps(done.answers, at).map(({ when, text }) => (
          <div key={text}>
            <dt className="font-bold">{when}</dt>
            <dd className="text-fg-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">
        <Link href={page} className="inline-flex min-h-11 items-center font-bold">
          {plainFormCopy.newMessage}
        </Link>
      </p>
    </>
  );
}
