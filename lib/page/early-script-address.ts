import "server-only";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const FOLDER = path.join(".next", "static", "early");

let file: string | undefined;

/**
 * The address of the script that every page begins with (lib/page/early-script.ts, which brings the bundler), for pages that are made per request and
 * finished by nobody. Undefined while developing, where the server puts it in.
 */
export function earlyScriptAddress(): string | undefined {
  // biome-ignore lint/style/noProcessEnv: what Next runs as, and not a setting
  if (process.env.NODE_ENV !== "production" || !existsSync(FOLDER)) return undefined;
  file ??= readdirSync(FOLDER).find((name) => name.startsWith("page."));
  return file && `/_next/static/early/${file}`;
}
