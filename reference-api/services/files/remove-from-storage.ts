import type { Deps } from "../../deps.ts";
import { errorFields } from "../../error-fields.ts";
import { type StoredFile, storedAs } from "./sealed-file.ts";

/** Removes the bytes of files after their rows. Failures are logged; the orphan sweep removes the rest. */
export async function removeFromStorage({ storage, log }: Pick<Deps, "storage" | "log">, removed: StoredFile[]): Promise<void> {
  for (const file of removed)
    await storage.remove(storedAs(file)).catch((error: unknown) => log.warn(errorFields(error as Error), "file not removed"));
}
