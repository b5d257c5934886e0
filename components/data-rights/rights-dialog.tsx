"use client";

import { TicketDialog } from "@/components/form/ticket-dialog";
import { dataRights } from "@/lib/content/data-rights";

const { form: copy, done, kinds } = dataRights;
const kind = { label: copy.kind, options: kinds };

/** The request about personal data. */
export function RightsDialog(dialog: { open: boolean; onClose: () => void }) {
  return <TicketDialog {...dialog} copy={copy} done={done} rows={4} kind={kind} />;
}
