import type { ComponentProps, ReactNode } from "react";
import { Field, SelectChevron } from "@/components/form/field";
import { controlAttributes, fieldBox, fieldControl, fieldId } from "@/components/form/field-attributes";
import { FormRefusal } from "@/components/form/form-refusal";
import type { Option } from "@/components/form/select-field";
import { type TicketAnswer, ticketSteps } from "@/components/form/ticket-steps";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { formCopy } from "@/lib/content/form";
import { plainFormCopy } from "@/lib/content/plain-form";
import { proofCopy } from "@/lib/content/proof";
import { longDate } from "@/lib/format/date";
import type { FormState } from "@/lib/plain-forms/state";
import type { PlainPage } from "@/lib/routes";

type PlainFormProps = {
  /** From plainActions. */
  action: string;
  state: FormState;
  submit: string;
  children: ReactNode;
};

/** A form that is sent without scripts, with the answer to its last try above the fields. */
export function PlainForm({ action, state: { refusal, notice, errors }, submit, children }: PlainFormProps) {
  return (
    <form noValidate method="post" action={action} className="mt-8 grid gap-5">
      {refusal ? (
        <div
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: the page is the response to the form, and this is its message
          autoFocus={Object.keys(errors).length === 0}
        >
          <FormRefusal text={refusal} />
        </div>
      ) : null}
      {notice ? <p className="rounded-sm bg-success-bg px-4 py-3 text-success">{notice}</p> : null}
      {children}
      <Button type="submit" size="hero" block>
        {submit}
      </Button>
    </form>
  );
}

type PlainFieldProps = {
  /** Values and messages of the form. */
  state: FormState;
  name: string;
  label: string;
  hint?: string;
};

/** Id, value and message of a field; the first wrong field gets the focus, as it does with scripts. */
function bind({ state: { values, errors }, name, hint }: PlainFieldProps) {
  const id = fieldId(name);
  const error = errors[name];
  return {
    error,
    attributes: {
      ...controlAttributes(id, error, Boolean(hint)),
      name,
      "aria-required": true as const,
      defaultValue: values[name],
      // The page is the answer to the form: what is wrong comes first.
      autoFocus: Object.keys(errors)[0] === name,
    },
  };
}

type InputProps = PlainFieldProps &
  Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete" | "autoCapitalize"> & {
    /** Name of the control in the page, where it is not that of the value: what password managers go by. */
    domName?: string;
  };

/** One line of text in a form that is sent without scripts. */
export function PlainField({ state, name, label, hint, domName, ...input }: InputProps) {
  const { error, attributes } = bind({ state, name, label, hint });
  return (
    <Field id={attributes.id} label={label} hint={hint} error={error}>
      <div className={fieldBox(error)}>
        <input {...attributes} {...input} {...(domName ? { name: domName } : {})} spellCheck={false} className={fieldControl} />
      </div>
    </Field>
  );
}

/** Several lines of text. Nothing is cut: a text that is too long comes back with a message. */
function PlainTextarea({ rows, ...props }: PlainFieldProps & { rows: number }) {
  const { error, attributes } = bind(props);
  return (
    <Field id={attributes.id} label={props.label} hint={props.hint} error={error}>
      <div className={fieldBox(error)}>
        <textarea {...attributes} rows={rows} className={`${fieldControl} resize-y`} />
      </div>
    </Field>
  );
}

/** A native select. */
function PlainSelect({ options, ...props }: PlainFieldProps & { options: readonly Option[] }) {
  const { error, attributes } = bind(props);
  return (
    <Field id={attributes.id} label={props.label} hint={props.hint} error={error}>
      <div className={fieldBox(error)}>
        <select {...attributes} className={`${fieldControl} appearance-none pr-12`}>
          <option value="">{formCopy.choose}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <SelectChevron />
      </div>
    </Field>
  );
}

type PlainTicketProps = {
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
export function PlainTicket({ action, page, state, copy, done, kind }: PlainTicketProps) {
  if (state.ticket) return <Ticket page={page} ticket={state.ticket} kind={state.values.kind ?? ""} at={state.at} done={done} />;
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

function Ticket({ page, ticket, kind, at, done }: { ticket: string; kind: string; at: number } & Pick<PlainTicketProps, "page" | "done">) {
  return (
    <>
      <h1 className="text-h1 tracking-hero">{done.title}</h1>
      <p className="mt-4 text-fg-soft text-lead">{plainFormCopy.keepTicket}</p>
      <dl className="mt-8 grid gap-3 border-fg border-t-2 pt-4">
        <div>
          <dt className="text-fg-soft text-small">{done.ticket}</dt>
          <dd className="font-bold text-h3 tabular-nums">{ticket}</dd>
        </div>
        <div>
          <dt className="text-fg-soft text-small">{proofCopy.received}</dt>
          <dd className="font-bold">{longDate(new Date(at).toISOString())}</dd>
        </div>
        {ticketSteps(done.answers, kind, at).map(({ when, text }) => (
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
