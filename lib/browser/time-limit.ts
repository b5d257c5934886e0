/**
 * A signal that aborts after a time, or with another signal. By hand: Safari has `AbortSignal.timeout` since 16 and `AbortSignal.any` since 17.4,
 * and many iPhones stay below.
 */
export function timeLimit(milliseconds: number, other?: AbortSignal): AbortSignal {
  const control = new AbortController();
  const stop = () => control.abort(other?.reason);
  setTimeout(() => control.abort(new DOMException("too late", "TimeoutError")), milliseconds);
  if (other?.aborted) stop();
  else other?.addEventListener("abort", stop, { once: true });
  return control.signal;
}
