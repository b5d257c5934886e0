import "server-only";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const FOLDER = path.join(".next", "static", "early");

let file: string | undefined;

/**
 * URL of the early script, for per-request pages, which do not go through lib/page/finish.ts. Apart from
 * lib/page/early-script.ts, so that the bundler is not imported. Undefined in development, where server.ts inlines the
 * script.
 */
export function earlyScriptAddress(): string | undefined {
  // biome-ignore lint/style/noProcessEnv: what Next runs as, and not a setting
  if (process.env.NODE_ENV !== "production" || !existsSync(FOLDER)) return undefined;
  file ??= readdirSync(FOLDER).find((name) => name.startsWith("page."));
  return file && `/_next/static/early/${file}`;
}
