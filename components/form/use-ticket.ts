"use client";

import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useTabDraft } from "@/components/form/use-tab-draft";
import { useZodForm } from "@/components/form/use-zod-form";
import { toast } from "@/components/ui/toaster";
import { ApiError, isUnanswered } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { idempotencyKey, isNamed } from "@/lib/browser/idempotency-key";
import { isRecord, isText, storedItem } from "@/lib/browser/storage";
import type { BodyOf } from "@/lib/contract/endpoints";

const loadSchema = () => import("@/lib/contract/data-rights").then((module) => module.rightsRequest);

type Values = Record<"kind" | "name" | "contact" | "message", string>;

/**
 * A message to the company and the ticket it gets. The tab stores what is typed, and afterwards the ticket until `finish`.
 * A message whose answer was lost has one ticket when it is sent again.
 */
export function useTicket(form: "service" | "data", values: Values) {
  const [items] = useState(() => ({
    draft: storedItem("ticketDraft", isRecord, { rest: form }),
    ticket: storedItem("ticketDraft", isText, { rest: `${form}:ticket` }),
    submission: storedItem("ticketDraft", isNamed, { rest: `${form}:submission` }),
  }));
  const [empty] = useState(values);
  const [ticket, setTicket] = useState(() => items.ticket.get() ?? "");
  const fields = useZodForm(loadSchema, { defaultValues: empty });
  useTabDraft(fields as unknown as UseFormReturn<FieldValues>, items.draft, empty);

  const send = async (body: BodyOf<"rightsRequest">) => {
    const name = idempotencyKey(items.submission, form);
    try {
      const { data } = await apiFetch<"rightsRequest">({
        method: "POST",
        path: "/api/h5/rights-request",
        body,
        ...(name ? { headers: { "x-request-id": name } } : {}),
      });
      items.submission.remove();
      items.draft.remove();
      items.ticket.set(data.ticket);
      setTicket(data.ticket);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isUnanswered(error)) items.submission.remove();
      toast.error(error.message);
    }
  };

  const finish = () => {
    fields.reset(empty);
    items.ticket.remove();
    setTicket("");
  };

  return { fields, ticket, send, finish };
}
