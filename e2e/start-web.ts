/** Another web process on the build under test, with settings of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { waitFor } from "../lib/ports.ts";

const START_MS = 20_000;

/** Starts server.ts on a port and waits until it serves. `settings` are environment variables. */
export async function startWeb(port: number, settings: Record<string, string>): Promise<ChildProcess> {
  const output = process.env.E2E_LOG ? openSync(process.env.E2E_LOG, "a") : "ignore";
  const web = spawn(process.execPath, ["server.ts"], {
    stdio: ["ignore", output, output],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      // Forms are accepted from this origin only.
      SITE_URL: `http://localhost:${port}`,
      REDIS_URL: "",
      LOG_LEVEL: "info",
      ...settings,
    },
  });
  await waitFor(`http://127.0.0.1:${port}/healthz`, "The web", START_MS);
  return web;
}

/** Ends a web process and waits for its end. */
export async function stopWeb(web: ChildProcess): Promise<void> {
  if (web.exitCode !== null) return;
  const exited = once(web, "exit");
  web.kill("SIGTERM");
  await exited;
}
