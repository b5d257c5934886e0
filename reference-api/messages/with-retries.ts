import { setTimeout as sleep } from "node:timers/promises";

/** Waits between tries, milliseconds: a provider that restarts is back within seconds, and nobody waits longer for a code. */
const WAITS_MS: readonly number[] = [500, 2_000];

type Options = { signal?: AbortSignal | undefined; waitsMs?: readonly number[] | undefined };

/** Tries a delivery again after a while. Throws the last error, at once where it says `final` or the signal is aborted. */
export async function withRetries(deliver: () => Promise<void>, { signal, waitsMs = WAITS_MS }: Options): Promise<void> {
  for (let round = 0; ; round += 1) {
    try {
      signal?.throwIfAborted();
      await deliver();
      return;
    } catch (error) {
      const waitMs = waitsMs[round];
      if (waitMs === undefined || signal?.aborted || (error as { final?: boolean }).final) throw error;
      await sleep(waitMs, undefined, { signal });
    }
  }
}
