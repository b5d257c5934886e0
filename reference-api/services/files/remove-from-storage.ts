import type { Deps } from "../../deps.ts";
import { errorFields } from "../../error-fields.ts";

/** Removes the bytes of files after their rows. Failures are logged; the orphan sweep removes the rest. */
export async function removeFromStorage({ storage, log }: Pick<Deps, "storage" | "log">, removed: { id: string }[]): Promise<void> {
  for (const { id } of removed) await storage.remove(id).catch((error: unknown) => log.warn(errorFields(error as Error), "file not removed"));
}
