"use client";

import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useTabDraft } from "@/components/form/use-tab-draft";
import { useZodForm } from "@/components/form/use-zod-form";
import { toast } from "@/components/ui/toaster";
import { ApiError, isUnanswered } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { clearIdempotencyKey, idempotencyKey } from "@/lib/browser/idempotency-key";
import { forget, recollect, remember } from "@/lib/browser/tab-memory";
import type { BodyOf } from "@/lib/contract/endpoints";

const loadSchema = () => import("@/lib/contract/data-rights").then((module) => module.rightsRequest);

type Values = Record<"kind" | "name" | "contact" | "message", string>;

/**
 * A message to the company and the ticket it gets. The tab keeps what is typed, and afterwards the ticket until `finish`.
 * A message whose answer was lost has one ticket when it is sent again.
 */
export function useTicket(form: "service" | "data", values: Values) {
  const key = `ticketDraft:${form}`;
  const keys = { ticket: `${key}:ticket`, submission: `${key}:submission` };
  const [empty] = useState(values);
  const [ticket, setTicket] = useState(() => {
    const kept = recollect(keys.ticket);
    return typeof kept === "string" ? kept : "";
  });
  const fields = useZodForm(loadSchema, { defaultValues: empty });
  useTabDraft(fields as unknown as UseFormReturn<FieldValues>, key, empty);

  const send = async (body: BodyOf<"rightsRequest">) => {
    const name = idempotencyKey(keys.submission, form);
    try {
      const { data } = await apiFetch<"rightsRequest">({
        method: "POST",
        path: "/api/h5/rights-request",
        body,
        ...(name ? { headers: { "x-request-id": name } } : {}),
      });
      clearIdempotencyKey(keys.submission);
      forget(key);
      remember(keys.ticket, data.ticket);
      setTicket(data.ticket);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isUnanswered(error)) clearIdempotencyKey(keys.submission);
      toast.error(error.message);
    }
  };

  const finish = () => {
    fields.reset(empty);
    forget(keys.ticket);
    setTicket("");
  };

  return { fields, ticket, send, finish };
}
