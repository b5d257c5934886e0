import path from "node:path";
import { z } from "zod";
import { UPLOAD_BYTES_PER_ACCOUNT_DAY, UPLOAD_BYTES_PER_ADDRESS_DAY } from "../lib/limits.ts";
import { type DataKey, parseDataKeys } from "./keys/data-keys.ts";

const flag = z.enum(["0", "1"], { error: "must be 0 or 1" }).transform((value) => value === "1");

const port = z.coerce
  .number({ error: "must be a port number" })
  .int("must be a port number")
  .min(1, "must be a port number")
  .max(65_535, "must be a port number");

const megabytes = z.coerce.number({ error: "must be a number of megabytes" }).min(0, "must be a number of megabytes");
const MEGABYTE = 1_048_576;

/** Error texts as in lib/env.ts: the web reads SITE_URL too. */
const origin = z
  .url({ protocol: /^https?$/, error: "must be an http(s) origin such as https://api.example.co.id" })
  .refine((value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`, "must be an origin without user, path or query")
  .transform((value) => new URL(value).origin);

const S3_NAMES = ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

const settings = z.object({
  API_PORT: port.default(4000),
  API_HOST: z.string().default("127.0.0.1"),
  SITE_URL: origin.default("http://localhost:3000"),
  DATA_DIR: z.string().default(".data"),
  CONTENT_DIR: z.string().default(path.join(import.meta.dirname, "content")),
  ARTICLES_DIR: z.string().optional(),
  PORT: port.default(3000),
  WEB_ORIGIN: origin.optional(),
  REVALIDATE_TOKEN: z.string().min(32, "must have at least 32 characters").optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  SMS_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: "must be an http(s) address" }).optional(),
  SMS_WEBHOOK_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// address" }).optional(),
  SMTP_FROM: z.string().default("Simpul <no-reply@simpul.example>"),
  SMTP_REPLY_TO: z.string().optional(),
  ALLOW_OUTBOX: flag.default(false),
  DATA_KEYS: z
    .string()
    .transform((text, context): DataKey[] => {
      const keys = parseDataKeys(text);
      if (!keys) context.addIssue({ code: "custom", message: "must be id:base64 of 32 bytes, several separated by commas" });
      return keys ?? [];
    })
    .optional(),
  DESK_TOKEN: z.string().optional(),
  DEMO_ACCOUNTS: flag.default(false),
  TRUST_PROXY: flag.default(false),
  RATE_LIMIT_FACTOR: z.coerce.number({ error: "must be a positive number" }).positive("must be a positive number").default(1),
  UPLOAD_ACCOUNT_MB_PER_DAY: megabytes.default(UPLOAD_BYTES_PER_ACCOUNT_DAY / MEGABYTE),
  UPLOAD_ADDRESS_MB_PER_DAY: megabytes.default(UPLOAD_BYTES_PER_ADDRESS_DAY / MEGABYTE),
  UPLOAD_FREE_MB: megabytes.optional(),
  DESK_PORT: port.optional(),
  DESK_HOST: z.string().default("127.0.0.1"),
  DESK_ORIGIN: origin.optional(),
  FOUR_EYES: flag.default(false),
  ANONYMOUS_COUNTS: flag.default(true),
  API_METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: "must be an http(s) address" }).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: "must be an http(s) address" }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{2,62}$/, "must be the name of a bucket")
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

const schema = settings.superRefine((env, context) => {
  const missing = S3_NAMES.filter((name) => env[name] === undefined);
  if (missing.length === 0 || missing.length === S3_NAMES.length) return;
  for (const name of missing)
    context.addIssue({ code: "custom", path: [name], message: "is missing: set all S3_ variables to store documents on S3, or none" });
});

export type ApiEnv = z.infer<typeof schema> & { ARTICLES_DIR: string };

/**
 * Reads and checks the environment of the reference API. An empty variable counts as unset.
 * Throws an Error with a one-line message that names every bad variable, never its value.
 */
export function parseApiEnv(source: Record<string, string | undefined>): ApiEnv {
  const result = schema.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== "")));
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new Error(`Bad configuration: ${[...new Set(lines)].join("; ")}`);
  }
  return { ...result.data, ARTICLES_DIR: result.data.ARTICLES_DIR ?? path.join(result.data.CONTENT_DIR, "articles") };
}

/** The checked environment of this process. Throws like `parseApiEnv`. */
export function apiEnv(): ApiEnv {
  return parseApiEnv(process.env);
}

/**
 * Checks what the server needs on a PostgreSQL of the operator, and other programs do not: a key to hash and seal
 * values, and a way to deliver codes, which would otherwise go to a file in clear text. Throws like `parseApiEnv`.
 */
export function checkServiceEnv(env: ApiEnv): void {
  if (!env.DATABASE_URL) return;
  const lines = [
    ...(env.DATA_KEYS ? [] : ["DATA_KEYS is missing: with DATABASE_URL it must be id:base64 of 32 bytes"]),
    ...(["SMS_WEBHOOK_URL", "SMTP_URL"] as const)
      .filter((name) => !env[name] && !env.ALLOW_OUTBOX)
      .map((name) => `${name} is missing: codes would go to a file in clear text (set ALLOW_OUTBOX=1 to allow that)`),
  ];
  if (lines.length > 0) throw new Error(`Bad configuration: ${lines.join("; ")}`);
}
