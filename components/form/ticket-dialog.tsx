"use client";

import { Form } from "@/components/form/form";
import { FormRefusal } from "@/components/form/form-refusal";
import { type Option, SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { type TicketAnswer, ticketSteps } from "@/components/form/ticket-steps";
import { useTicket } from "@/components/form/use-ticket";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Proof } from "@/components/ui/proof";
import { QueryProvider } from "@/components/ui/query-provider";

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
  kind: { label: string; options: readonly Option[] } | { always: string };
};

/**
 * A form for a message to the company, then its ticket, which is shown again until the person closes it by its button.
 */
export function TicketDialog(props: Props) {
  return (
    <QueryProvider>
      <Ticket {...props} />
    </QueryProvider>
  );
}

function Ticket({ open, onClose, copy, done, rows, kind }: Props) {
  const empty = { kind: "always" in kind ? kind.always : "", name: "", contact: "", message: "" };
  const { fields: form, ticket, at, send, finish } = useTicket("always" in kind ? "service" : "data", empty);
  const busy = form.formState.isSubmitting;

  if (ticket)
    return (
      <Dialog open={open} onOpenChange={onClose} title={done.title} description={done.text} staysOnPressBeside>
        <Proof
          title={done.title}
          number={ticket}
          words={{ label: done.ticket, copy: done.copy, copied: done.copied }}
          at={at}
          steps={ticketSteps(done.answers, at)}
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
