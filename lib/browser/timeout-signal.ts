/**
 * A signal that aborts with another signal, or when a time has passed since the last `restart`. `clear` stops both.
 * `AbortSignal.timeout` and `AbortSignal.any` need Safari 16 and 17.4.
 */
export function createTimeout(other?: AbortSignal): { signal: AbortSignal; restart: (milliseconds: number) => void; clear: () => void } {
  const control = new AbortController();
  const stop = () => control.abort(other?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (other?.aborted) stop();
  else other?.addEventListener("abort", stop, { once: true });
  return {
    signal: control.signal,
    restart(milliseconds) {
      clearTimeout(timer);
      timer = setTimeout(() => control.abort(new DOMException("timed out", "TimeoutError")), milliseconds);
    },
    clear() {
      clearTimeout(timer);
      other?.removeEventListener("abort", stop);
    },
  };
}

/** A signal that aborts after a time or with another signal. */
export function timeoutSignal(milliseconds: number, other?: AbortSignal): AbortSignal {
  const { signal, restart } = createTimeout(other);
  restart(milliseconds);
  return signal;
}
