import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Creates the data folder where it is missing and tries to write there. Throws a one-line Error when it cannot be written. */
export async function prepareDataFolder(directory: string): Promise<void> {
  const probe = path.join(directory, `.probe-${process.pid}`);
  try {
    if (!statSync(directory, { throwIfNoEntry: false })) mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(probe, "\n", { mode: 0o600 });
  } catch (cause) {
    throw new Error(`the data folder ${directory} cannot be written (${(cause as NodeJS.ErrnoException).code}).`, { cause });
  } finally {
    try {
      rmSync(probe, { force: true });
    } catch {
      // The write that failed has said it already.
    }
  }
}
