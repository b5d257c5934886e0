/**
 * Builds the pages for the journeys, with the reference API as the upstream, so that the build runs in parallel with
 * other checks. Starts the product of playwright.config.ts with a folder of its own.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { waitFor } from "../lib/ports.ts";
import config from "../playwright.config.ts";

const BUILD_MS = 900_000;

const [server] = [config.webServer ?? []].flat();
if (!server?.url) throw new Error("playwright.config.ts starts no server");
const dataDir = mkdtempSync(path.join(tmpdir(), "simpul-build-"));
const product = spawn(process.execPath, ["scripts/start.ts"], {
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...(server.env as NodeJS.ProcessEnv), DATA_DIR: dataDir, ARTICLES_DIR: "" },
});
const ended = once(product, "exit");
const built = await Promise.race([waitFor(server.url, "The product", BUILD_MS).then(() => true), ended.then(() => false)]);
product.kill("SIGTERM");
await ended;
rmSync(dataDir, { recursive: true, force: true });
process.exit(built ? 0 : 1);
