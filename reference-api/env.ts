import path from "node:path";
import { z } from "zod";
import { UPLOAD_BYTES_PER_ACCOUNT_DAY, UPLOAD_BYTES_PER_ADDRESS_DAY } from "../lib/limits.ts";
import { flag, httpAddress, origin, port, readSettings, sharedSettings } from "../lib/read-settings.ts";
import { type DataKey, parseDataKeys } from "./keys/data-keys.ts";

const megabytes = z.coerce.number({ error: "must be a number of megabytes" }).min(0, "must be a number of megabytes");
const MEGABYTE = 1_048_576;

const S3_NAMES = ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

const settings = z.object({
  ...sharedSettings,
  API_HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  CONTENT_DIR: z.string().default(path.join(import.meta.dirname, "content")),
  ARTICLES_DIR: z.string().optional(),
  WEB_ORIGIN: origin.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  SMS_WEBHOOK_URL: httpAddress.optional(),
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
  UPLOAD_ACCOUNT_MB_PER_DAY: megabytes.default(UPLOAD_BYTES_PER_ACCOUNT_DAY / MEGABYTE),
  UPLOAD_ADDRESS_MB_PER_DAY: megabytes.default(UPLOAD_BYTES_PER_ADDRESS_DAY / MEGABYTE),
  UPLOAD_FREE_MB: megabytes.optional(),
  DESK_PORT: port.optional(),
  DESK_HOST: z.string().default("127.0.0.1"),
  DESK_ORIGIN: origin.optional(),
  FOUR_EYES: flag.default(false),
  ANONYMOUS_COUNTS: flag.default(true),
  API_METRICS_PORT: port.optional(),
  S3_ENDPOINT: httpAddress.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{2,62}$/, "must be the name of a bucket")
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

const schema = settings.superRefine((env, context) => {
  const missing = S3_NAMES.filter((name) => env[name] === undefined);
  if (missing.length === 0 || missing.length === S3_NAMES.length) return;
  for (const name of missing)
    context.addIssue({ code: "custom", path: [name], message: "is missing: set all S3_ variables to store documents on S3, or none" });
});

export type ApiEnv = z.infer<typeof schema> & { ARTICLES_DIR: string };

/** Reads and checks the environment of the reference API. Throws like `readSettings`. */
export function parseApiEnv(source: Record<string, string | undefined>): ApiEnv {
  const env = readSettings(schema, source);
  return { ...env, ARTICLES_DIR: env.ARTICLES_DIR ?? path.join(env.CONTENT_DIR, "articles") };
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
