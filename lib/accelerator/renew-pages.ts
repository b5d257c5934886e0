import { once } from "node:events";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setRenewing } from "../env.ts";

/** Where the pages in `.next` come from: the origin of the upstream that they were last made of. */
export const ORIGIN_FILE = "simpul-upstream";
/** Pages that exist because the former upstream had them. They are made at their first visit. */
const FOLLOWS_UPSTREAM = /^\/artikel\//;
/** Where a build leaves pages, and where a server leaves those that it has read or made since, by a hash of their route. */
const PAGES = ["server/app", "server/route-cache/*/*/$"];
const FOLLOWING_FILES = "{artikel,blog,sitemap}/**/*.{html,rsc,meta,body}";
const AT_ONCE = 4;
/** A start waits no longer than this for all of them, milliseconds. */
const TIME_MS = 20_000;
const PROBE_MS = 2_000;

type Manifest = { routes: Record<string, { initialRevalidateSeconds: number | false }>; preview: { previewModeId: string } };
type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function readOrigin(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return undefined;
  }
}

/** Next's own way of making a page anew at once: with a failure the page that is there stays. */
async function renew(origin: string, route: string, key: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(origin + encodeURI(route), { headers: { "x-prerender-revalidate": key }, signal });
    await response.body?.cancel();
    // What this upstream has not, such as a sitemap of articles, is told anew too.
    return response.ok || response.status === 404;
  } catch {
    return false;
  }
}

async function renewAll(routes: string[], handle: Handle, key: string): Promise<boolean> {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signal = AbortSignal.timeout(TIME_MS);
  const waiting = [...routes];
  const renewed: boolean[] = [];
  const work = async () => {
    for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) renewed.push(await renew(origin, route, key, signal));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  server.close();
  server.closeAllConnections();
  return renewed.every(Boolean);
}

function dropFollowing(folder: string, kept: ReadonlySet<string>): void {
  for (const cwd of PAGES.flatMap((pages) => globSync(pages, { cwd: folder })).map((pages) => path.join(folder, pages)))
    for (const file of globSync(FOLLOWING_FILES, { cwd })) {
      const route = `/${file.split(path.sep).join("/")}`.replace(/\.segments\/.*$|\.\w+$/, "");
      if (!kept.has(route)) rmSync(path.join(cwd, file), { force: true });
    }
}

/**
 * Makes the pages in `folder` (`.next`) anew where they were made of another upstream than `apiOrigin`, before the first
 * visitor is answered: without it each page would be shown once more as the former upstream had it. Does nothing while the
 * upstream does not answer; pages whose figures it does not give are made without, and a page that cannot be made stays. Never throws.
 */
export async function renewForeignPages({ folder, apiOrigin, handle }: { folder: string; apiOrigin: string; handle: Handle }): Promise<void> {
  const file = path.join(folder, ORIGIN_FILE);
  const former = readOrigin(file);
  if (former === undefined || former === apiOrigin) return;
  try {
    const probe = await fetch(`${apiOrigin}/api/common/timestamp`, { signal: AbortSignal.timeout(PROBE_MS), redirect: "manual" });
    await probe.body?.cancel();
    const { routes, preview } = JSON.parse(readFileSync(path.join(folder, "prerender-manifest.json"), "utf8")) as Manifest;
    const made = Object.keys(routes).filter((route) => routes[route]?.initialRevalidateSeconds !== false && !FOLLOWS_UPSTREAM.test(route));
    rmSync(path.join(folder, "cache", "fetch-cache"), { recursive: true, force: true });
    dropFollowing(folder, new Set(made));
    setRenewing(true);
    if (await renewAll(made, handle, preview.previewModeId)) writeFileSync(file, `${apiOrigin}\n`);
  } catch {
    // The next start tries again; meanwhile pages follow the upstream within a minute of their first visit.
  } finally {
    setRenewing(false);
  }
}
