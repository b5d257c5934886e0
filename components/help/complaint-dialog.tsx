"use client";

import { TicketDialog } from "@/components/form/ticket-dialog";
import { helpPage } from "@/lib/content/help";

const { form, done } = helpPage.complaint;
const kind = { always: "service" };

/** The complaint about anything but personal data. */
export function ComplaintDialog(dialog: { open: boolean; onClose: () => void }) {
  return <TicketDialog {...dialog} copy={form} done={done} rows={5} kind={kind} />;
}
