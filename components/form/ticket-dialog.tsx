"use client";

import { useState } from "react";
import { Form } from "@/components/form/form";
import { type Option, SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { KeptNumber } from "@/components/ui/kept-number";
import { notify } from "@/components/ui/toaster";
import { ApiError } from "@/lib/api/api-error";
import { sendBrowser } from "@/lib/api/send-browser";

const loadSchema = () => import("@/lib/contract/data-rights").then((module) => module.rightsRequest);

type FormWords = Record<
  "title" | "description" | "name" | "contact" | "contactHint" | "message" | "messageHint" | "submit" | "busy" | "cancel",
  string
> & { messageMax: number };
type DoneWords = Record<"title" | "text" | "ticket" | "copy" | "copied" | "finish", string>;

type Props = {
  open: boolean;
  onClose: () => void;
  words: FormWords;
  done: DoneWords;
  rows: number;
  /** What is asked for: chosen from a list, or always the same kind. */
  kind: { label: string; options: readonly Option[] } | { always: string };
};

/** A message to the company that gets a ticket, and the ticket once it is filed. */
export function TicketDialog({ open, onClose, words, done, rows, kind }: Props) {
  const empty = { kind: "always" in kind ? kind.always : "", name: "", contact: "", message: "" };
  const form = useZodForm(loadSchema, { defaultValues: empty });
  const [ticket, setTicket] = useState("");
  const busy = form.formState.isSubmitting;

  const close = () => {
    onClose();
    if (ticket) form.reset(empty);
    setTicket("");
  };

  if (ticket)
    return (
      <Dialog open={open} onOpenChange={close} title={done.title} description={done.text}>
        <KeptNumber number={ticket} words={{ label: done.ticket, copy: done.copy, copied: done.copied }} />
        <Button block onClick={close}>
          {done.finish}
        </Button>
      </Dialog>
    );
  return (
    <Dialog open={open} onOpenChange={close} title={words.title} description={words.description} dismissible={!busy}>
      <Form
        form={form}
        className="grid gap-5"
        onSubmit={async (body) => {
          try {
            setTicket((await sendBrowser<"rightsRequest">({ method: "POST", path: "/api/h5/rights-request", body })).data.ticket);
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            notify.error(error.message);
          }
        }}
      >
        {"options" in kind ? <SelectField control={form.control} name="kind" label={kind.label} options={kind.options} /> : null}
        <TextField control={form.control} name="name" label={words.name} autoComplete="name" />
        <TextField control={form.control} name="contact" label={words.contact} hint={words.contactHint} autoComplete="email" />
        <TextareaField
          control={form.control}
          name="message"
          label={words.message}
          hint={words.messageHint}
          counter
          maxLength={words.messageMax}
          rows={rows}
        />
        <DialogActions>
          <Button variant="line" disabled={busy} onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={busy} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
