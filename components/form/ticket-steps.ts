import type { ProofStep } from "@/components/ui/proof";
import { proofCopy } from "@/lib/content/proof";
import { longDate } from "@/lib/format/date";
import { addWorkingDays } from "@/lib/format/working-days";

/** What we do, and by when. */
export type TicketAnswer = { days?: number; workingDays?: number; text: string };

const DAY_MS = 86_400_000;

/** The same with dates; `at`: when the ticket was given, ms since the epoch. */
export function ticketSteps(answers: readonly TicketAnswer[], at: number): ProofStep[] {
  return answers.map(({ workingDays, days, text }) => ({
    when: proofCopy.by(longDate(new Date(days ? at + days * DAY_MS : addWorkingDays(at, workingDays ?? 0)).toISOString())),
    text,
  }));
}
