"use client";

import { useState } from "react";
import { FormRefusal } from "@/components/form/form-refusal";
import { takeBackDetails } from "@/components/funder/handle/api";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { asApiError, businessMessage } from "@/lib/api/api-error";
import { ownerCopy as copy } from "@/lib/content/funder-owner";

/**
 * Lets the owner of an account take back details that somebody submitted before any of its contacts was proved, after
 * asking: documents are lost.
 */
export function TakeBack({ onChanged }: { onChanged: () => void }) {
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useSingleMutation({
    ...takeBackDetails,
    onMutate: () => setRefusal(undefined),
    onError(error) {
      setAsking(false);
      setRefusal(asApiError(error).message);
      // Approved since, or taken back in another tab: the page is out of date.
      if (businessMessage(error)) onChanged();
    },
    onSuccess({ message }) {
      setAsking(false);
      toast.success(message);
      onChanged();
    },
  });
  return (
    <section className="mt-7 rounded-sm bg-warning-bg px-4 py-3">
      <p className="max-w-prose">{copy.takeBackText}</p>
      <FormRefusal text={refusal} />
      <Button variant="line" size="compact" className="mt-3" onClick={() => setAsking(true)}>
        {copy.takeBack}
      </Button>
      <ConfirmDialog
        open={asking}
        title={copy.takeBackTitle}
        text={copy.takeBackAsk}
        yes={copy.takeBackYes}
        no={copy.takeBackStay}
        busy={isPending}
        onNo={() => setAsking(false)}
        onYes={mutate}
      />
    </section>
  );
}
