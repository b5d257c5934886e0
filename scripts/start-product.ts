import { type ChildProcess, spawn } from "node:child_process";
import { freePort, waitFor } from "../lib/ports.ts";
import { plainEnv } from "./plain-env.ts";

const START_MS = 120_000;

/**
 * Starts API and web of the build on free ports, with an embedded database in `dataDir`. Returns the address of the
 * web. The caller ends `children`, each of which leads a process group.
 */
export async function startProduct(dataDir: string, children: ChildProcess[], settings: Record<string, string> = {}): Promise<string> {
  const [web, api] = (await Promise.all([freePort(), freePort()])) as [number, number];
  const origin = `http://localhost:${web}`;
  const env = plainEnv({
    DATA_DIR: dataDir,
    PORT: String(web),
    API_PORT: String(api),
    API_ORIGIN: `http://127.0.0.1:${api}`,
    SITE_URL: origin,
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
    ...settings,
  });
  const start = (file: string) => children.push(spawn(process.execPath, [file], { stdio: ["ignore", "ignore", "inherit"], detached: true, env }));
  start("reference-api/server.ts");
  await waitFor(`http://127.0.0.1:${api}/health`, "The API", START_MS);
  start("server.ts");
  await waitFor(`${origin}/readyz`, "The web", START_MS);
  return origin;
}
