import type { ProofStep } from "@/components/ui/proof";
import { proofCopy } from "@/lib/content/proof";
import { longDate } from "@/lib/format/date";
import { addWorkingDays } from "@/lib/format/working-days";
import { DAY_MS } from "@/lib/limits";

/** What we do, and by when. `kinds`: the kinds of request that it is for; without them, every kind. */
export type TicketAnswer = { days?: number; workingDays?: number; text: string; kinds?: readonly string[] };

/** What follows for a request of this kind, with dates; `at`: when the ticket was given, ms since the epoch. */
export function ticketSteps(answers: readonly TicketAnswer[], kind: string, at: number): ProofStep[] {
  return answers
    .filter(({ kinds }) => !kinds || kinds.includes(kind))
    .map(({ workingDays, days, text }) => ({
      when: proofCopy.by(longDate(new Date(days ? at + days * DAY_MS : addWorkingDays(at, workingDays ?? 0)).toISOString())),
      text,
    }));
}
