"use client";

import { type ReactNode, useState } from "react";
import { FormRefusal } from "@/components/form/form-refusal";
import { Button } from "@/components/ui/button";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { asApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { forgetUser } from "@/lib/browser/session";

/** Signs out and forgets the signed-in user; drafts stay. The gateway clears its cookies. Throws ApiError where the call fails. */
async function leaveSession(): Promise<void> {
  await apiFetch<"logout">({ method: "POST", path: "/api/investor/logout", body: {} });
  forgetUser();
}

type Props = {
  title: string;
  text: string;
  /** Label of the button that ends the session and continues without it. */
  leave: string;
  onLeft: () => void;
  /** The control that continues with the session. */
  children?: ReactNode;
};

/** Replaces the form until the person has chosen the account to continue with. */
export function OwnerQuestion({ title, text, leave, onLeft, children }: Props) {
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: leaveSession,
    onMutate: () => setRefusal(undefined),
    onError: (error) => setRefusal(asApiError(error).message),
    onSuccess: onLeft,
  });
  return (
    <section role="alert" className="mt-7 border-fg border-t-2 pt-6">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-2 mb-2 max-w-prose text-fg-soft">{text}</p>
      <FormRefusal text={refusal} />
      <div className="mt-4 flex flex-wrap gap-3">
        {children}
        <Button variant="line" busy={isPending} onClick={() => void mutate()}>
          {leave}
        </Button>
      </div>
    </section>
  );
}
