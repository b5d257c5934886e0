const running = new Set<Promise<unknown>>();

/** Notes work that a response does not wait for, so that the end of the process does. The work handles its own errors. */
export function inBackground(work: Promise<unknown>): void {
  running.add(work);
  void work.catch(() => undefined).finally(() => running.delete(work));
}

/** Resolves when the work in the background has ended, also work that began meanwhile. */
export async function backgroundEnded(): Promise<void> {
  while (running.size > 0) await Promise.allSettled(running);
}
