"use client";

import { useEffect, useRef, useState } from "react";
import { useZodForm } from "@/components/form/use-zod-form";
import { notify } from "@/components/ui/toaster";
import { ApiError, isUnanswered } from "@/lib/api/api-error";
import { sendBrowser } from "@/lib/api/send-browser";
import { endSubmission, submissionName } from "@/lib/browser/submission";
import { forget, recollect, remember } from "@/lib/browser/tab-memory";
import type { BodyOf } from "@/lib/contract/endpoints";

const loadSchema = () => import("@/lib/contract/data-rights").then((module) => module.rightsRequest);

type Values = Record<"kind" | "name" | "contact" | "message", string>;

/** What the tab keeps of one of these forms: what was typed, then the ticket until it is put away. */
function readKept(key: string, empty: Values): { values: Values; ticket: string } {
  const kept = recollect(key);
  const held: Record<string, unknown> = typeof kept === "object" && kept !== null ? { ...kept } : {};
  const textOf = (name: string, otherwise: string) => (typeof held[name] === "string" ? held[name] : otherwise);
  const values = Object.fromEntries(Object.entries(empty).map(([name, value]) => [name, textOf(name, value)])) as Values;
  return { values, ticket: textOf("ticket", "") };
}

/**
 * A message to the company and the ticket it gets. What is typed outlives the page as long as the tab: a phone drops a page while its owner
 * looks something up elsewhere. So does the ticket until `finish`. A message whose answer was lost has one ticket when it is sent again.
 */
export function useTicket(form: "service" | "data", empty: Values) {
  const key = `ticketDraft:${form}`;
  const [kept] = useState(() => readKept(key, empty));
  const [ticket, setTicket] = useState(kept.ticket);
  const filed = useRef(ticket !== "");
  const fields = useZodForm(loadSchema, { defaultValues: kept.values });
  const { subscribe } = fields;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => void (filed.current || remember(key, values)) }),
    [subscribe, key],
  );

  const send = async (body: BodyOf<"rightsRequest">) => {
    const submission = `${key}:submission`;
    const name = submissionName(submission, form);
    try {
      const { data } = await sendBrowser<"rightsRequest">({
        method: "POST",
        path: "/api/h5/rights-request",
        body,
        ...(name ? { headers: { "x-request-id": name } } : {}),
      });
      endSubmission(submission);
      filed.current = true;
      remember(key, { ticket: data.ticket });
      setTicket(data.ticket);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isUnanswered(error)) endSubmission(submission);
      notify.error(error.message);
    }
  };

  const finish = () => {
    fields.reset(empty);
    filed.current = false;
    forget(key);
    setTicket("");
  };

  return { fields, ticket, send, finish };
}
