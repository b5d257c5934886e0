/**
 * A signal that aborts after a time or with another signal. A replacement for `AbortSignal.timeout` and
 * `AbortSignal.any`, which need Safari 16 and 17.4.
 */
export function timeoutSignal(milliseconds: number, other?: AbortSignal): AbortSignal {
  const control = new AbortController();
  const stop = () => control.abort(other?.reason);
  setTimeout(() => control.abort(new DOMException("timed out", "TimeoutError")), milliseconds);
  if (other?.aborted) stop();
  else other?.addEventListener("abort", stop, { once: true });
  return control.signal;
}
