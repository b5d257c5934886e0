import { handleKey } from "@/components/funder/handle/handle-query";
import { recollect, remember } from "@/lib/browser/tab-memory";
import type { AccountType } from "@/lib/contract/investor";

/** How a registration ended in this tab: its details were accepted, or the service knows its handle no more. */
export type HandleEnd = "accepted" | "refused";

const endKey = (type: AccountType) => `${handleKey(type)}End`;

/** The handle that this tab remembers. */
export function recallHandle(type: AccountType): string | null {
  try {
    return sessionStorage.getItem(handleKey(type));
  } catch {
    return null;
  }
}

/** Remembers a handle for this tab. */
export function keepHandle(type: AccountType, id: string): void {
  try {
    sessionStorage.setItem(handleKey(type), id);
  } catch {
    // Refused storage: the page works until it is reloaded.
  }
}

/** Forgets the handle: the session's own registration is meant. */
export function forgetHandle(type: AccountType): void {
  try {
    sessionStorage.removeItem(handleKey(type));
  } catch {
    // Refused storage: nothing was kept.
  }
}

/** Remembers how the registration of a handle ended: going back must not offer it as if nothing had happened. */
export function endHandle(type: AccountType, id: string, end: HandleEnd): void {
  remember(endKey(type), { id, end });
}

/** How the registration of a handle ended in this tab; undefined while it runs. */
export function endOf(type: AccountType, id: string): HandleEnd | undefined {
  const ended = recollect(endKey(type));
  return typeof ended === "object" && ended !== null && "id" in ended && ended.id === id && "end" in ended ? (ended.end as HandleEnd) : undefined;
}

/** The key under which the submission of a registration's details is named (lib/browser/idempotency-key.ts). */
export const submissionKey = (type: AccountType) => `${handleKey(type)}Submission`;
