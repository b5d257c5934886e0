import { setTimeout as pause } from "node:timers/promises";
import { endpoints } from "../contract/endpoints.ts";
import { readEnvelope, SUCCESS } from "../contract/envelope.ts";
import { limitedText } from "../contract/http.ts";
import { TIME_OFFSET_COOKIE_SECONDS, TIME_OFFSET_MAX_MS } from "../limits.ts";
import { type Browser, readCookie, TIME_OFFSET_COOKIE, timeOffsetCookie } from "./cookies.ts";

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

async function measure(apiOrigin: string): Promise<number | undefined> {
  try {
    const sent = Date.now();
    const response = await fetch(apiOrigin + endpoints.timestamp.path, {
      headers: { accept: "application/json", ts: String(sent) },
      cache: "no-store",
      redirect: "manual",
      signal: AbortSignal.timeout(MEASURE_TIMEOUT_MS),
    });
    const envelope = readEnvelope(await limitedText(response, RESPONSE_MAX_BYTES));
    const upstream = endpoints.timestamp.data.parse(envelope?.data);
    const offset = Math.round(upstream - (sent + Date.now()) / 2);
    return envelope?.code === SUCCESS && isPlausible(offset) ? offset : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Measures upstream clock minus this clock, whole milliseconds; concurrent calls share one measurement.
 * Undefined when the upstream gives no plausible time, or did not respond a moment ago.
 */
async function measureTimeOffset(apiOrigin: string): Promise<number | undefined> {
  const known = running.get(apiOrigin);
  if (known) return await known;
  const started = performance.now();
  if (started < (backoffUntil.get(apiOrigin) ?? 0)) return undefined;
  const measurement = measure(apiOrigin).finally(() => running.delete(apiOrigin));
  running.set(apiOrigin, measurement);
  const measured = await measurement;
  if (measured === undefined && performance.now() - started > SLOW_MS) backoffUntil.set(apiOrigin, performance.now() + BACKOFF_MS);
  return measured;
}

/** The clock offset of a call, from its cookie or measured; `cookies` keep a new one. 0 when it cannot be measured. */
export async function clockOffset(apiOrigin: string, browser: Browser): Promise<{ offsetMs: number; cookies: string[] }> {
  const known = parseTimeOffset(readCookie(browser.cookieHeader, TIME_OFFSET_COOKIE));
  if (known !== undefined) return { offsetMs: known, cookies: [] };
  const measured = await measureTimeOffset(apiOrigin);
  return measured === undefined ? { offsetMs: 0, cookies: [] } : { offsetMs: measured, cookies: [timeOffsetCookie(measured, browser)] };
}

/** Age of the offset that pages share, as in the browser's cookie; shorter after a failed measurement. Milliseconds. */
const SHARED_MS = TIME_OFFSET_COOKIE_SECONDS * 1000;
const SHARED_FAILED_MS = 60_000;
/** How long a page waits for the measurement, milliseconds. */
const SHARED_WAIT_MS = 1_000;

let shared = { offsetMs: 0, until: 0 };

async function renewShared(apiOrigin: string): Promise<void> {
  shared = { ...shared, until: Date.now() + SHARED_FAILED_MS };
  const offsetMs = await measureTimeOffset(apiOrigin);
  if (offsetMs !== undefined) shared = { offsetMs, until: Date.now() + SHARED_MS };
}

/** The upstream's time for the reads of pages, milliseconds since the epoch; measured once an hour. Never throws. */
export async function upstreamTime(apiOrigin: string): Promise<number> {
  if (Date.now() >= shared.until) await Promise.race([renewShared(apiOrigin), pause(SHARED_WAIT_MS, undefined, { ref: false })]);
  return Date.now() + shared.offsetMs;
}
