"use client";

import { mutationOptions } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Form } from "@/components/form/form";
import { FormRefusal, refuseForm } from "@/components/form/form-refusal";
import { type Option, SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { type TicketAnswer, ticketSteps } from "@/components/form/ticket-steps";
import { useTabDraft } from "@/components/form/use-tab-draft";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { NewView } from "@/components/ui/new-view";
import { Proof } from "@/components/ui/proof";
import { QueryProvider } from "@/components/ui/query-provider";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { isNoResponse } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { idempotencyKey, isNamed } from "@/lib/browser/idempotency-key";
import { isRecord, onOwnerChange, storedItem } from "@/lib/browser/storage";
import { formCopy } from "@/lib/content/form";
import type { BodyOf } from "@/lib/contract/endpoints";
import { longDate } from "@/lib/format/date";

/**
 * Files a complaint or a data-rights request. `key`: the idempotency key, which gives a repeated request the same
 * ticket.
 */
const fileTicket = mutationOptions({
  mutationFn: ({ body, key }: { body: BodyOf<"rightsRequest">; key: string | undefined }) =>
    apiFetch<"rightsRequest">({ method: "POST", path: "/api/h5/rights-request", body, ...(key ? { headers: { "x-request-id": key } } : {}) }),
});

const loadSchema = () => import("@/lib/contract/data-rights").then((module) => module.rightsRequest);

type Values = Record<"kind" | "name" | "contact" | "message", string>;

/** A ticket that this tab was given. `at`: when, ms since the epoch; `seen`: its receipt was closed. */
type Ticket = { number: string; kind: string; at: number; seen: boolean };

const isTicket = (value: unknown): Ticket | undefined => {
  const { number, kind, at, seen } = isRecord(value) ?? {};
  return typeof number === "string" && typeof kind === "string" && typeof at === "number" ? { number, kind, at, seen: seen === true } : undefined;
};

/**
 * A message to the company and its ticket. The tab stores the draft, then the ticket: it is shown until `finish`, and its
 * number also beside an empty form, so that nobody who lost it sends the message again.
 * A message sent again after a lost response gets the same ticket.
 */
export function useTicket(form: "service" | "business-loan" | "data", values: Values) {
  const [items] = useState(() => ({
    draft: storedItem("ticketDraft", isRecord, { rest: form }),
    ticket: storedItem("ticketDraft", isTicket, { rest: `${form}:ticket` }),
    submission: storedItem("ticketDraft", isNamed, { rest: `${form}:submission` }),
  }));
  const [empty] = useState(values);
  const [last, setLast] = useState(() => items.ticket.get());
  const [shown, setShown] = useState(!last?.seen);
  const fields = useZodForm(loadSchema, { defaultValues: empty });
  useTabDraft(fields, items.draft, empty);
  useEffect(() => onOwnerChange(() => setLast(items.ticket.get())), [items]);

  const { mutate } = useSingleMutation({
    ...fileTicket,
    onSuccess({ data, at }, { body: { kind } }) {
      const given = { number: data.ticket, kind, at, seen: false };
      items.submission.remove();
      items.draft.remove();
      items.ticket.set(given);
      setLast(given);
      setShown(true);
    },
    onError(error) {
      refuseForm(fields, error);
      if (!isNoResponse(error)) items.submission.remove();
    },
  });
  const send = (body: BodyOf<"rightsRequest">) => mutate({ body, key: idempotencyKey(items.submission, form) });

  const finish = () => {
    setShown(false);
    // Opened again from a form in which something new may be typed.
    if (!last || last.seen) return;
    fields.reset(empty);
    const seen = { ...last, seen: true };
    items.ticket.set(seen);
    setLast(seen);
  };

  return { fields, last, isShown: last !== undefined && shown, show: () => setShown(true), send, finish };
}

type FormCopy = Record<
  "title" | "description" | "name" | "contact" | "contactHint" | "message" | "messageHint" | "submit" | "busy" | "cancel",
  string
> & { messageMax: number };
type DoneWords = Record<"title" | "text" | "ticket" | "copy" | "copied" | "finish", string> & {
  answers: readonly TicketAnswer[];
};

type Props = {
  open: boolean;
  onClose: () => void;
  copy: FormCopy;
  done: DoneWords;
  rows: number;
  /** The kind of request: chosen from a list, or always the same. */
  kind: { label: string; options: readonly Option[] } | { always: "service" | "business-loan" };
};

/**
 * A form for a message to the company, then its ticket, which is shown again until the person closes it by its button;
 * after that the form names it.
 */
export function TicketDialog(props: Props) {
  return (
    <QueryProvider>
      <TicketForm {...props} />
    </QueryProvider>
  );
}

function TicketForm({ open, onClose, copy, done, rows, kind }: Props) {
  const empty = { kind: "always" in kind ? kind.always : "", name: "", contact: "", message: "" };
  const { fields: form, last, isShown, show, send, finish } = useTicket("always" in kind ? kind.always : "data", empty);
  const busy = form.formState.isSubmitting;

  if (last && isShown)
    return (
      <Dialog open={open} onOpenChange={onClose} title={done.title} description={done.text} staysOnPressBeside>
        <NewView>
          <Proof
            title={done.title}
            number={last.number}
            words={{ label: done.ticket, copy: done.copy, copied: done.copied }}
            at={last.at}
            steps={ticketSteps(done.answers, last.kind, last.at)}
          />
          <Button
            block
            onClick={() => {
              onClose();
              finish();
            }}
          >
            {done.finish}
          </Button>
        </NewView>
      </Dialog>
    );
  return (
    <Dialog open={open} onOpenChange={onClose} title={copy.title} description={copy.description} dismissible={!busy} staysOnPressBeside>
      {last ? (
        <div className="grid justify-items-start gap-2 rounded-sm bg-bg-quiet px-4 py-3">
          <p>{formCopy.lastTicket(last.number, longDate(new Date(last.at).toISOString()))}</p>
          <Button variant="line" size="compact" disabled={busy} onClick={show}>
            {formCopy.showTicket}
          </Button>
        </div>
      ) : null}
      <Form form={form} className="grid gap-5" onSubmit={send}>
        {"options" in kind ? <SelectField control={form.control} name="kind" label={kind.label} options={kind.options} /> : null}
        <TextField control={form.control} name="name" label={copy.name} autoComplete="name" />
        <TextField control={form.control} name="contact" label={copy.contact} hint={copy.contactHint} autoComplete="email" />
        <TextareaField
          control={form.control}
          name="message"
          label={copy.message}
          hint={copy.messageHint}
          counter
          longest={copy.messageMax}
          rows={rows}
        />
        <FormRefusal text={form.formState.errors.root?.message} />
        <DialogActions>
          <Button variant="line" disabled={busy} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" busy={busy} busyLabel={copy.busy}>
            {copy.submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
