/** Shorter than the timeout of common readiness probes, milliseconds. */
const TIMEOUT_MS = 2_000;

async function fetchOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: "no-store", redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

let pending: Promise<boolean> | undefined;

/** Whether the upstream responds with success. Concurrent probes share one request, because probes are not rate limited. */
export function upstreamReady(url: string): Promise<boolean> {
  pending ??= fetchOk(url).finally(() => {
    pending = undefined;
  });
  return pending;
}
