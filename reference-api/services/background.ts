const running = new Set<Promise<unknown>>();

/** Registers work that a response does not wait for, but the shutdown does. The work handles its own errors. */
export function inBackground(work: Promise<unknown>): void {
  running.add(work);
  void work.catch(() => undefined).finally(() => running.delete(work));
}

/** Resolves when all background work has ended. */
export async function backgroundEnded(): Promise<void> {
  while (running.size > 0) await Promise.allSettled(running);
}
