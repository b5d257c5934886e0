"use client";

import { useState } from "react";
import { Form } from "@/components/form/form";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toaster";
import { ApiError } from "@/lib/api/api-error";
import { sendBrowser } from "@/lib/api/send-browser";
import { dataRights } from "@/lib/content/data-rights";
import { rightsRequest } from "@/lib/contract/data-rights";

const { form: say, done } = dataRights;
const empty = { kind: "", name: "", contact: "", message: "" };

/** The request about personal data, and its ticket once it is filed. */
export function RightsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useZodForm(rightsRequest, { defaultValues: empty });
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
        <p className="border-fg border-t-2 pt-4">
          <span className="block font-bold text-small">{done.ticket}</span>
          <b className="text-[1.125rem] tabular-nums">{ticket}</b>
        </p>
        <Button block onClick={close}>
          {done.finish}
        </Button>
      </Dialog>
    );
  return (
    <Dialog open={open} onOpenChange={close} title={say.title} description={say.description} dismissible={!busy}>
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
        <SelectField control={form.control} name="kind" label={say.kind} options={dataRights.kinds} />
        <TextField control={form.control} name="name" label={say.name} autoComplete="name" />
        <TextField control={form.control} name="contact" label={say.contact} hint={say.contactHint} autoComplete="email" />
        <TextareaField
          control={form.control}
          name="message"
          label={say.message}
          hint={say.messageHint}
          counter
          maxLength={dataRights.messageMax}
          rows={4}
        />
        <DialogActions>
          <Button variant="line" disabled={busy} onClick={close}>
            {say.cancel}
          </Button>
          <Button type="submit" busy={busy} busyLabel={say.busy}>
            {say.submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
