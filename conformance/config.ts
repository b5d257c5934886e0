import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

/** What a run may use of a platform. Without an entry, the checks that need it are left out and named in the report. */
export const configSchema = z.strictObject({
  /** A funder account whose details are complete. */
  funder: z.strictObject({ username: z.string().min(1), password: z.string().min(1) }).optional(),
  /** A user of the app, without open loans; the run never deletes the account. */
  appUser: z.strictObject({ phone: z.string().regex(/^\d{8,16}$/), password: z.string().min(1), idNumber: z.string().regex(/^\d{16}$/) }).optional(),
  /** Whether the run may register a made-up person, upload a document and submit made-up details. */
  writes: z.boolean().default(false),
});
export type Config = z.infer<typeof configSchema>;

/** Reads a YAML or JSON file. Throws an error with one line that names the wrong entry. */
export function readConfig(file: string | undefined): Config {
  if (!file) return configSchema.parse({});
  const read = configSchema.safeParse(parse(readFileSync(file, "utf8")) ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`${file}: ${issue?.path.join(".") || "file"}: ${issue?.message}`);
}
