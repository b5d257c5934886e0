import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * The text of a settings file. Notepad on Windows begins it with a byte order mark, which would become a part of the
 * first variable's name, or writes UTF-16.
 */
function readText(file: string): string {
  const bytes = readFileSync(file);
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  // Files that were joined have the mark within, and names that were copied from a page signs that nobody sees.
  return new TextDecoder(encoding).decode(bytes).replace(/^[ \t\u00a0\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gmu, "");
}

/** Reads .env.local, then .env into the environment. Variables that are already set win. */
export function loadEnv(): void {
  // Notepad adds an ending that Windows does not show.
  if (existsSync(".env.txt") && !existsSync(".env")) process.stderr.write(".env.txt is not read: rename it to .env.\n");
  for (const file of [".env.local", ".env"])
    if (existsSync(file)) for (const [name, value] of Object.entries(parseEnv(readText(file)))) process.env[name] ??= value;
}
