"use client";

import { useState } from "react";
import { FormRefusal } from "@/components/form/form-refusal";
import { takeBackDetails } from "@/components/funder/handle/api";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { asApiError } from "@/lib/api/api-error";
import { ownerCopy as copy } from "@/lib/content/funder-owner";

/** Lets the owner of an account take back details that somebody submitted before any of its contacts was proved. */
export function TakeBack({ onTakenBack }: { onTakenBack: () => void }) {
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useSingleMutation({
    ...takeBackDetails,
    onMutate: () => setRefusal(undefined),
    onError: (error) => setRefusal(asApiError(error).message),
    onSuccess({ message }) {
      toast.success(message);
      onTakenBack();
    },
  });
  return (
    <section className="mt-7 rounded-sm bg-warning-bg px-4 py-3">
      <p className="max-w-prose">{copy.takeBackText}</p>
      <FormRefusal text={refusal} />
      <Button variant="line" size="compact" className="mt-3" busy={isPending} onClick={() => mutate()}>
        {copy.takeBack}
      </Button>
    </section>
  );
}
