"use client";

import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { fileTicket } from "@/components/form/api";
import { refuseForm } from "@/components/form/form-refusal";
import { useTabDraft } from "@/components/form/use-tab-draft";
import { useZodForm } from "@/components/form/use-zod-form";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { isNoResponse } from "@/lib/api/api-error";
import { idempotencyKey, isNamed } from "@/lib/browser/idempotency-key";
import { isRecord, isText, storedItem } from "@/lib/browser/storage";
import type { BodyOf } from "@/lib/contract/endpoints";

const loadSchema = () => import("@/lib/contract/data-rights").then((module) => module.rightsRequest);

type Values = Record<"kind" | "name" | "contact" | "message", string>;

/**
 * A message to the company and its ticket. The tab stores the draft, then the ticket until `finish`.
 * A message sent again after a lost response gets the same ticket.
 */
export function useTicket(form: "service" | "data", values: Values) {
  const [items] = useState(() => ({
    draft: storedItem("ticketDraft", isRecord, { rest: form }),
    ticket: storedItem("ticketDraft", isText, { rest: `${form}:ticket` }),
    at: storedItem("ticketDraft", (raw) => (typeof raw === "number" ? raw : undefined), { rest: `${form}:at` }),
    submission: storedItem("ticketDraft", isNamed, { rest: `${form}:submission` }),
  }));
  const [empty] = useState(values);
  const [ticket, setTicket] = useState(() => items.ticket.get() ?? "");
  const fields = useZodForm(loadSchema, { defaultValues: empty });
  useTabDraft(fields as unknown as UseFormReturn<FieldValues>, items.draft, empty);

  const { mutate } = useSingleMutation({
    ...fileTicket,
    onSuccess({ data }) {
      items.submission.remove();
      items.draft.remove();
      items.ticket.set(data.ticket);
      items.at.set(Date.now());
      setTicket(data.ticket);
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
    items.at.remove();
    setTicket("");
  };

  /** When the ticket was given, ms since the epoch. */
  const at = items.at.get() ?? Date.now();
  return { fields, ticket, at, send, finish };
}
