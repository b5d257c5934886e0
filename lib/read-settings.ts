import { z } from "zod";

/** Environment variables that web and reference API read alike. */
export const flag = z.enum(["0", "1"], { error: "must be 0 or 1" }).transform((value) => value === "1");

const NO_PORT = "must be a port number";
export const port = z
  .string()
  .regex(/^\d{1,5}$/, NO_PORT)
  .transform(Number)
  .pipe(z.number().min(1, NO_PORT).max(65_535, NO_PORT));

export const httpAddress = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });

export const origin = z
  .url({ protocol: /^https?$/, error: "must be an http(s) origin such as https://api.example.co.id" })
  .refine((value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`, "must be an origin without user, path or query")
  .transform((value) => new URL(value).origin);

/** The variables that both have. */
export const sharedSettings = {
  API_PORT: port.default(4000),
  PORT: port.default(3000),
  SITE_URL: origin.default("http://localhost:3000"),
  REVALIDATE_TOKEN: z.string().min(32, "must have at least 32 characters").optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
  TRUST_PROXY: flag.default(false),
  RATE_LIMIT_FACTOR: z.coerce.number({ error: "must be a positive number" }).positive("must be a positive number").default(1),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
};

/**
 * Reads an environment by a schema. An empty variable counts as unset.
 * Throws an Error with a one-line message that names each invalid variable and what it must be, never its value.
 */
export function readSettings<Settings>(schema: z.ZodType<Settings>, source: Record<string, string | undefined>): Settings {
  const result = schema.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== "")));
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new Error(`Bad configuration: ${[...new Set(lines)].join("; ")}`);
}
