import { endpoints } from "../contract/endpoints.ts";
import { envelopeSchema, SUCCESS } from "../contract/envelope.ts";
import { TIME_OFFSET_MAX_MS } from "../limits.ts";
import { limitedText } from "./upstream.ts";

/** How long a call waits for the measurement, milliseconds. */
const MEASURE_TIMEOUT_MS = 3_000;
const RESPONSE_MAX_BYTES = 4_096;

const isPlausible = (offsetMs: number) => Math.abs(offsetMs) <= TIME_OFFSET_MAX_MS;

/** The offset in a cookie, whole milliseconds; undefined when absent, malformed or beyond a day. */
export function parseTimeOffset(cookie: string | undefined): number | undefined {
  if (cookie === undefined || !/^-?\d{1,9}$/.test(cookie)) return undefined;
  const offset = Number(cookie);
  return isPlausible(offset) ? offset : undefined;
}

/**
 * After a measurement that took this long to fail, none is tried for a minute, so that it delays only one call,
 * milliseconds.
 */
const SLOW_MS = 500;
const BACKOFF_MS = 60_000;

const running = new Map<string, Promise<number | undefined>>();
const backoffUntil = new Map<string, number>();

async function measure(apiOrigin: string, send: typeof fetch): Promise<number | undefined> {
  try {
    const sent = Date.now();
    const response = await send(apiOrigin + endpoints.timestamp.path, {
      headers: { accept: "application/json", ts: String(sent) },
      cache: "no-store",
      redirect: "manual",
      signal: AbortSignal.timeout(MEASURE_TIMEOUT_MS),
    });
    const envelope = envelopeSchema.parse(JSON.parse(await limitedText(response, RESPONSE_MAX_BYTES)));
    const upstream = endpoints.timestamp.data.parse(envelope.data);
    const offset = Math.round(upstream - (sent + Date.now()) / 2);
    return envelope.code === SUCCESS && isPlausible(offset) ? offset : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Measures upstream clock minus this clock, whole milliseconds; concurrent calls share one measurement.
 * Undefined when the upstream gives no plausible time, or did not respond a moment ago.
 */
export async function measureTimeOffset(apiOrigin: string, send: typeof fetch = fetch): Promise<number | undefined> {
  const known = running.get(apiOrigin);
  if (known) return await known;
  const started = performance.now();
  if (started < (backoffUntil.get(apiOrigin) ?? 0)) return undefined;
  const measurement = measure(apiOrigin, send).finally(() => running.delete(apiOrigin));
  running.set(apiOrigin, measurement);
  const measured = await measurement;
  if (measured === undefined && performance.now() - started > SLOW_MS) backoffUntil.set(apiOrigin, performance.now() + BACKOFF_MS);
  return measured;
}
