"use client";

import { mutationOptions } from "@tanstack/react-query";
import { useState } from "react";
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
import { Proof } from "@/components/ui/proof";
import { QueryProvider } from "@/components/ui/query-provider";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { isNoResponse } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { idempotencyKey, isNamed } from "@/lib/browser/idempotency-key";
import { isRecord, storedItem } from "@/lib/browser/storage";
import type { BodyOf } from "@/lib/contract/endpoints";

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

/** A ticket that this tab was given; `at`: when, ms since the epoch. */
type Ticket = { number: string; kind: string; at: number };

const isTicket = (value: unknown): Ticket | undefined => {
  const { number, kind, at } = isRecord(value) ?? {};
  return typeof number === "string" && typeof kind === "string" && typeof at === "number" ? { number, kind, at } : undefined;
};

/**
 * A message to the company and its ticket. The tab stores the draft, then the ticket until `finish`.
 * A message sent again after a lost response gets the same ticket.
 */
export function useTicket(form: "service" | "business-loan" | "data", values: Values) {
  const [items] = useState(() => ({
    draft: storedItem("ticketDraft", isRecord, { rest: form }),
    ticket: storedItem("ticketDraft", isTicket, { rest: `${form}:ticket` }),
    submission: storedItem("ticketDraft", isNamed, { rest: `${form}:submission` }),
  }));
  const [empty] = useState(values);
  const [ticket, setTicket] = useState(() => items.ticket.get());
  const fields = useZodForm(loadSchema, { defaultValues: empty });
  useTabDraft(fields, items.draft, empty);

  const { mutate } = useSingleMutation({
    ...fileTicket,
    onSuccess({ data, at }, { body: { kind } }) {
      const given = { number: data.ticket, kind, at };
      items.submission.remove();
      items.draft.remove();
      items.ticket.set(given);
      setTicket(given);
    },
    onError(error) {
      refuseForm(fields, error);
      if (!isNoResponse(error)) items.submission.remove();
    },
  });
  const send = (body: BodyOf<"rightsRequest">) => mutate({ body, key: idempotencyKey(items.submission, form) });

  const finish = () => {
    fields.reset(empty);
    items.ticket.remove();
    setTicket(undefined);
  };

  return { fields, ticket, send, finish };
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
 * A form for a message to the company, then its ticket, which is shown again until the person closes it by its button.
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
  const { fields: form, ticket, send, finish } = useTicket("always" in kind ? kind.always : "data", empty);
  const busy = form.formState.isSubmitting;

  if (ticket)
    return (
      <Dialog open={open} onOpenChange={onClose} title={done.title} description={done.text} staysOnPressBeside>
        <Proof
          title={done.title}
          number={ticket.number}
          words={{ label: done.ticket, copy: done.copy, copied: done.copied }}
          at={ticket.at}
          steps={ticketSteps(done.answers, ticket.kind, ticket.at)}
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
      </Dialog>
    );
  return (
    <Dialog open={open} onOpenChange={onClose} title={copy.title} description={copy.description} dismissible={!busy} staysOnPressBeside>
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
