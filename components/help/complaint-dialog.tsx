"use client";

import { useState } from "react";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toaster";
import { ApiError } from "@/lib/api/api-error";
import { sendBrowser } from "@/lib/api/send-browser";
import { helpPage } from "@/lib/content/help";
import { rightsRequest } from "@/lib/contract/data-rights";

const words = helpPage.complaint.form;
const complaint = rightsRequest.omit({ kind: true });
const empty = { name: "", contact: "", message: "" };

/** The complaint, and its ticket once it is filed. */
export function ComplaintDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useZodForm(complaint, { defaultValues: empty });
  const [ticket, setTicket] = useState("");
  const busy = form.formState.isSubmitting;

  const close = () => {
    onClose();
    if (ticket) form.reset(empty);
    setTicket("");
  };

  if (ticket)
    return (
      <Dialog open={open} onOpenChange={close} title={words.doneTitle} description={words.doneText}>
        <p className="border-fg border-t-2 pt-4">
          <span className="block font-bold text-small">{words.ticket}</span>
          <b className="text-[1.125rem] tabular-nums">{ticket}</b>
        </p>
        <Button block onClick={close}>
          {words.finish}
        </Button>
      </Dialog>
    );
  return (
    <Dialog open={open} onOpenChange={close} title={words.title} description={words.description} dismissible={!busy}>
      <Form
        form={form}
        className="grid gap-5"
        onSubmit={async (values) => {
          try {
            const { data } = await sendBrowser<"rightsRequest">({
              method: "POST",
              path: "/api/h5/rights-request",
              body: { ...values, kind: "service" },
            });
            setTicket(data.ticket);
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            notify.error(error.message);
          }
        }}
      >
        <TextField control={form.control} name="name" label={words.name} autoComplete="name" />
        <TextField control={form.control} name="contact" label={words.contact} hint={words.contactHint} autoComplete="email" />
        <TextareaField
          control={form.control}
          name="message"
          label={words.message}
          hint={words.messageHint}
          counter
          maxLength={words.messageMax}
          rows={5}
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
