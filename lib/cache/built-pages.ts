import { readFileSync } from "node:fs";
import path from "node:path";
import { mayLackAnswersFromNow } from "../env.ts";

/** Beside the build: the origin of the upstream whose answers its pages hold. */
export const ORIGIN_FILE = "simpul-upstream";
const BUILD = ".next";
const PROBE_MS = 2_000;

type Route = { initialRevalidateSeconds: number | false };

const started = Date.now();

function read(file: string): string | undefined {
  try {
    return readFileSync(path.join(BUILD, file), "utf8").trim();
  } catch {
    return undefined;
  }
}

let routes: Record<string, Route | undefined> | undefined;

function builtRoutes(): Record<string, Route | undefined> {
  routes ??= JSON.parse(read("prerender-manifest.json") ?? '{"routes":{}}').routes as Record<string, Route>;
  return routes;
}

/** The keys under which Next looks for what the build has made. */
export function builtKeys(): string[] {
  return Object.keys(builtRoutes()).flatMap((route) => JSON.parse(read(path.join("server", "app", `${route}.meta`)) ?? "{}").routeCache?.key ?? []);
}

/** What the build says of the page or file that a key of Next's cache names; undefined where it has not made it. */
function builtRoute(key: string): Route | undefined {
  return builtRoutes()[key.slice(key.indexOf("/$") + 2)];
}

/** How long an entry of the build lives, seconds; `false` for ever. */
export function builtLife(key: string): number | false | undefined {
  return builtRoute(key)?.initialRevalidateSeconds;
}

async function answers(apiOrigin: string): Promise<boolean> {
  try {
    const response = await fetch(`${apiOrigin}/api/common/timestamp`, { signal: AbortSignal.timeout(PROBE_MS), redirect: "manual" });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether entries of the build are not to be shown, because another upstream answers than the one that they were made of: each page is made anew at its first
 * visit then, without the figures that the upstream does not give. An upstream that is silent leaves everything as it is.
 */
export async function isOfAnotherUpstream(apiOrigin: string): Promise<boolean> {
  const former = read(ORIGIN_FILE);
  if (former === undefined || former === apiOrigin || !(await answers(apiOrigin))) return false;
  mayLackAnswersFromNow();
  return true;
}

/** Whether an entry was made by the build and holds answers of its upstream. */
export function holdsBuiltAnswers(key: string, lastModified: number): boolean {
  const route = builtRoute(key);
  return lastModified < started && route !== undefined && route.initialRevalidateSeconds !== false;
}
