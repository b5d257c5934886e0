import { readFileSync } from "node:fs";
import path from "node:path";
import { allowMissingData } from "../env.ts";

/** File in the build folder: the origin of the upstream that the pages were built with. */
export const ORIGIN_FILE = "simpul-upstream";
const BUILD = ".next";
const PROBE_MS = 2_000;

type Route = { initialRevalidateSeconds: number | false };

const started = Date.now();

function read(file: string): string | undefined {
  try {
    // Otherwise the bundler takes every file of the project as one that may be read here.
    return readFileSync(/* turbopackIgnore: true */ `${BUILD}/${file}`, "utf8").trim();
  } catch {
    return undefined;
  }
}

type Manifest = { routes: Record<string, Route | undefined>; preview?: { previewModeSigningKey: string } };

let manifest: Manifest | undefined;

function builtManifest(): Manifest {
  manifest ??= JSON.parse(read("prerender-manifest.json") ?? '{"routes":{}}') as Manifest;
  return manifest;
}

const builtRoutes = () => builtManifest().routes;

/** The random key that Next makes for each build; it is in no public file. */
export const buildSecret = (): string => builtManifest().preview?.previewModeSigningKey ?? "";

/** Cache keys of the built pages. */
export function builtKeys(): string[] {
  return Object.keys(builtRoutes()).flatMap((route) => JSON.parse(read(path.join("server", "app", `${route}.meta`)) ?? "{}").routeCache?.key ?? []);
}

/** The path of the page that an entry belongs to, which follows the namespace in its key. */
export const pathOfKey = (key: string): string => key.slice(key.indexOf("/$") + 2);

/** The prerender manifest entry of a cache key; undefined if it was not built. */
function builtRoute(key: string): Route | undefined {
  return builtRoutes()[pathOfKey(key)];
}

/** Revalidation time of a built page, seconds; `false` for never. */
export function builtRevalidate(key: string): number | false | undefined {
  return builtRoute(key)?.initialRevalidateSeconds;
}

async function isReachable(apiOrigin: string): Promise<boolean> {
  try {
    const response = await fetch(`${apiOrigin}/api/common/timestamp`, { signal: AbortSignal.timeout(PROBE_MS), redirect: "manual" });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the build was made with another upstream that now is reachable: then each page is rendered again on its first
 * visit, without figures that this upstream does not provide. If the upstream is unreachable, the built pages stay in
 * use.
 */
export async function wasBuiltForAnotherUpstream(apiOrigin: string): Promise<boolean> {
  const buildOrigin = read(ORIGIN_FILE);
  if (buildOrigin === undefined || buildOrigin === apiOrigin || !(await isReachable(apiOrigin))) return false;
  allowMissingData();
  return true;
}

/** Whether an entry comes from the build and contains upstream data. */
export function isFromBuild(key: string, lastModified: number): boolean {
  const route = builtRoute(key);
  return lastModified < started && route !== undefined && route.initialRevalidateSeconds !== false;
}
