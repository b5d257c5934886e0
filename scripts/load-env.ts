import { existsSync } from "node:fs";

/** Reads .env.local, then .env into the environment. Variables that are already set win. */
export function loadEnv(): void {
  for (const file of [".env.local", ".env"]) if (existsSync(file)) process.loadEnvFile(file);
}
