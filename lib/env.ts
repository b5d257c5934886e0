import { z } from "zod";
import { REQUEST_TIMEOUT_MS } from "./limits.ts";
import { flag, origin, port, readSettings, sharedSettings } from "./read-settings.ts";

/** 48 bytes of DER: 16 that are the same for every key, then the key. By form, because Node's crypto is not in Next's edge runtime. */
const ED25519_KEY = /^MC4CAQAwBQYDK2VwBCIEI[A-Za-z0-9+/]{43}$/;

const pathPrefix = z.string().regex(/^\/[\w/-]*\w$/, "must be a path such as /admin");

/** An hour. Timers beyond 24 days fire at once. */
const UPSTREAM_TIMEOUT_MAX_MS = 3_600_000;

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  ...sharedSettings,
  API_ORIGIN: origin.optional(),
  ADMIN_API_PREFIX: pathPrefix.optional(),
  LOAN_API_PREFIX: pathPrefix.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be a redis:// address" }).optional(),
  PAGES_REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be a redis:// address" }).optional(),
  CHANNELS_SIGNING_KEY: z.string().regex(ED25519_KEY, "must be an Ed25519 private key (PKCS #8 DER) in base64").optional(),
  METRICS_PORT: port.optional(),
  ANONYMOUS_COUNTS: flag.optional(),
  UPSTREAM_TIMEOUT_MS: z.coerce
    .number({ error: "must be a number of milliseconds" })
    .int("must be a number of milliseconds")
    .min(100, "must be at least 100")
    .max(UPSTREAM_TIMEOUT_MAX_MS, `must be at most ${UPSTREAM_TIMEOUT_MAX_MS}`)
    .default(REQUEST_TIMEOUT_MS),
});

export type WebEnv = z.infer<typeof schema> & {
  apiOrigin: string;
  /** Whether people reach the site over https, by SITE_URL. */
  https: boolean;
  /** Whether visits are counted: the reference API does it unless switched off, another platform does not know the call. */
  counts: boolean;
};

/** Reads and checks the environment of the web. Throws like `readSettings`. */
export function parseWebEnv(source: Record<string, string | undefined>): WebEnv {
  const settings = readSettings(schema, source);
  const { API_ORIGIN, API_PORT, SITE_URL, ANONYMOUS_COUNTS = API_ORIGIN === undefined } = settings;
  return {
    ...settings,
    apiOrigin: API_ORIGIN ?? `http://127.0.0.1:${API_PORT}`,
    https: SITE_URL.startsWith("https:"),
    counts: ANONYMOUS_COUNTS,
  };
}

let cached: WebEnv | undefined;

/** The parsed environment of this process, read once. Throws like `parseWebEnv`. */
export function webEnv(): WebEnv {
  cached ??= parseWebEnv(process.env);
  return cached;
}

/** Whether `next build` is rendering pages, which works without the upstream. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}

const LACKING = "PAGES_MAY_LACK_ANSWERS";

/** Lets pages render without upstream data, instead of built pages that show the figures of another upstream. */
export function allowMissingData(): void {
  process.env[LACKING] = "1";
}

/** Whether a page may render without upstream data. */
export function mayLackData(): boolean {
  return isBuilding() || process.env[LACKING] === "1";
}
