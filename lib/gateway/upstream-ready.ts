/** A readiness check must answer before the asker gives up, milliseconds. */
const TIMEOUT_MS = 2_000;

async function ask(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: "no-store", redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

let asking: Promise<boolean> | undefined;

/** Whether the upstream answers with success. Probes at the same moment share one question: nothing limits them. */
export function upstreamReady(url: string): Promise<boolean> {
  asking ??= ask(url).finally(() => {
    asking = undefined;
  });
  return asking;
}
