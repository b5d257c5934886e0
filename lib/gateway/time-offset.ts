import { endpoints } from "../contract/endpoints.ts";
import { envelopeSchema, SUCCESS } from "../contract/envelope.ts";
import { TIME_OFFSET_MAX_MS } from "../limits.ts";
import { limitedText } from "./limited-text.ts";

/** A clock reading must not hold a call up for long, milliseconds. */
const MEASURE_TIMEOUT_MS = 3_000;
/** A number in its envelope, bytes. */
const ANSWER_MAX_BYTES = 4_096;

const believable = (offsetMs: number) => Math.abs(offsetMs) <= TIME_OFFSET_MAX_MS;

/** The offset that a cookie holds, whole milliseconds; undefined when absent, malformed or beyond a day. */
export function parseTimeOffset(cookie: string | undefined): number | undefined {
  if (cookie === undefined || !/^-?\d{1,9}$/.test(cookie)) return undefined;
  const offset = Number(cookie);
  return believable(offset) ? offset : undefined;
}

/** A clock that took this long to fail is left alone for a while, so that it holds up one call and not every one, milliseconds. */
const SLOW_MS = 500;
const REST_MS = 60_000;

const running = new Map<string, Promise<number | undefined>>();
const restUntil = new Map<string, number>();

async function measure(apiOrigin: string, send: typeof fetch): Promise<number | undefined> {
  try {
    const sent = Date.now();
    const response = await send(apiOrigin + endpoints.timestamp.path, {
      headers: { accept: "application/json", ts: String(sent) },
      cache: "no-store",
      redirect: "manual",
      signal: AbortSignal.timeout(MEASURE_TIMEOUT_MS),
    });
    const envelope = envelopeSchema.parse(JSON.parse(await limitedText(response, ANSWER_MAX_BYTES)));
    const upstream = endpoints.timestamp.data.parse(envelope.data);
    const offset = Math.round(upstream - (sent + Date.now()) / 2);
    return envelope.code === SUCCESS && believable(offset) ? offset : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Upstream clock minus this clock, whole milliseconds, measured now; calls at the same moment share one measurement.
 * Undefined when the upstream gives no believable answer, or gave none a moment ago.
 */
export async function measureTimeOffset(apiOrigin: string, send: typeof fetch = fetch): Promise<number | undefined> {
  const known = running.get(apiOrigin);
  if (known) return await known;
  const started = performance.now();
  if (started < (restUntil.get(apiOrigin) ?? 0)) return undefined;
  const measurement = measure(apiOrigin, send).finally(() => running.delete(apiOrigin));
  running.set(apiOrigin, measurement);
  const measured = await measurement;
  if (measured === undefined && performance.now() - started > SLOW_MS) restUntil.set(apiOrigin, performance.now() + REST_MS);
  return measured;
}
