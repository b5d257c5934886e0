"use client";

import { Copy } from "lucide-react";
import { useState } from "react";
import { EmailField } from "@/components/form/email-field";
import { Form } from "@/components/form/form";
import { FormRefusal, refuseForm } from "@/components/form/form-refusal";
import { SubmitButton } from "@/components/form/submit-button";
import { useZodForm } from "@/components/form/use-zod-form";
import { sendLink } from "@/components/funder/colleague/api";
import type { Owner } from "@/components/funder/upload/as-owner";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { NewView } from "@/components/ui/new-view";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { copyText } from "@/lib/browser/copy-text";
import { colleagueList } from "@/lib/content/colleague";
import { messages } from "@/lib/content/messages";
import { type ColleaguePart, colleaguePartTitles } from "@/lib/contract/colleague-parts";
import { routes } from "@/lib/routes";

const copy = colleagueList.link;
const loadSchema = () => import("@/components/funder/colleague/colleague-schema").then(({ mailSchema }) => mailSchema);

/** A new link: shown once, to copy or to send by e-mail. */
export function LinkDialog({ owner, link, part, onClose }: { owner: Owner; link: string; part: ColleaguePart; onClose: () => void }) {
  const [address] = useState(() => `${window.location.origin}${routes.colleague}#${link}`);
  const form = useZodForm<{ to: string }, { to: string }>(loadSchema, { defaultValues: { to: "" } });
  const { mutate, isPending } = useSingleMutation({
    ...sendLink,
    onError: (cause) => refuseForm(form, cause),
    onSuccess(message) {
      toast.success(message);
      form.reset();
    },
  });
  const copyAddress = async () => {
    if (await copyText(address)) toast.success(messages.linkCopied);
    else toast.info(copy.notCopied);
  };
  return (
    <Dialog open onOpenChange={onClose} title={copy.title(colleaguePartTitles[part])} description={copy.lead} staysOnPressBeside>
      <p className="font-semibold text-small" id="tautan-rekan">
        {copy.label}
      </p>
      <output aria-labelledby="tautan-rekan" className="mt-1 block select-all break-all rounded-sm bg-bg-quiet px-4 py-3">
        {address}
      </output>
      <p className="mt-2 text-fg-soft text-small">{copy.once}</p>
      <Button className="mt-4" onClick={copyAddress}>
        <Copy aria-hidden="true" className="size-5" />
        {copy.copy}
      </Button>
      <Form form={form} onSubmit={({ to }) => mutate({ owner, link, to })} className="mt-7 grid gap-4 border-line border-t pt-5">
        <EmailField control={form.control} name="to" label={copy.mail} autoComplete="off" />
        <p className="text-fg-mute text-small">{copy.mailHint}</p>
        <FormRefusal text={form.formState.errors.root?.message} />
        <SubmitButton busy={isPending} busyLabel={copy.sending} block={false}>
          {copy.send}
        </SubmitButton>
      </Form>
      <DialogActions>
        <NewView>
          <Button variant="line" onClick={onClose}>
            {copy.done}
          </Button>
        </NewView>
      </DialogActions>
    </Dialog>
  );
}
