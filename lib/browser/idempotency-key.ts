import { forget, recollect, remember } from "@/lib/browser/tab-memory";

/**
 * Names one submission of a form until it is answered, also over a reload: sent again by this name after a lost answer it is the same
 * submission, not a second one. `of` tells apart what one form submits. Undefined where the browser makes no UUIDs: those that
 * reach the site by plain http.
 */
export function idempotencyKey(key: string, of: string): string | undefined {
  const kept = recollect(key);
  if (typeof kept === "object" && kept !== null && "id" in kept && kept.id === of && "name" in kept) return kept.name as string;
  const name = crypto.randomUUID?.();
  if (name) remember(key, { id: of, name });
  return name;
}

/** Forgets the name, once the submission is answered: the next one is another. */
export function clearIdempotencyKey(key: string): void {
  forget(key);
}
