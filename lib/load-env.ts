import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * The text of a settings file. Notepad on Windows begins it with a byte order mark, which would become a part of the
 * first variable's name, or writes UTF-16.
 */
function readText(file: string): string {
  const bytes = readFileSync(file);
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}

/** Reads .env.local, then .env into the environment. Variables that are already set win. */
export function loadEnv(): void {
  for (const file of [".env.local", ".env"])
    if (existsSync(file)) for (const [name, value] of Object.entries(parseEnv(readText(file)))) process.env[name] ??= value;
}
