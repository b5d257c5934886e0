import { readFileSync } from "node:fs";
import path from "node:path";

const names = [...readFileSync(path.join(import.meta.dirname, "../.env.example"), "utf8").matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(
  ([, name]) => name as string,
);

/**
 * The environment for a product that a check or benchmark starts: every setting of `.env.example` has its default
 * unless given here, so that neither the shell nor `.env` selects a real database, bucket or message service.
 */
export function plainEnv(settings: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...Object.fromEntries(names.map((name) => [name, ""])), ...settings };
}
