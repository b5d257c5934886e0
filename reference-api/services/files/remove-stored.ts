import type { Deps } from "../../deps.ts";
import { failureLine } from "../../http/failure-line.ts";

/** Removes the bytes of files whose rows are gone. What the storage does not remove now, the sweep finds: no row names it any more. */
export async function removeStored({ storage, log }: Pick<Deps, "storage" | "log">, removed: { id: string }[]): Promise<void> {
  for (const { id } of removed) await storage.remove(id).catch((error: unknown) => log.warn(failureLine(error as Error), "file not removed"));
}
