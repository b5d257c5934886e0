import { existsSync } from "node:fs";

/** Reads .env.local and .env into the environment; what is set already stays, the first file wins. */
export function loadEnv(): void {
  for (const file of [".env.local", ".env"]) if (existsSync(file)) process.loadEnvFile(file);
}
