import { createRequire } from "node:module";
import path from "node:path";
import { webEnv } from "../env.ts";
import { faultLocation, webLog } from "../gateway/log.ts";
import { builtKeys, builtRevalidate, isFromBuild, wasBuiltForAnotherUpstream } from "./built-pages.ts";
import { type Entry, finishEntry } from "./finish.ts";

type Context = { cacheControl?: { revalidate: number | false }; setOnlyIfNotExists?: boolean; internal_lastModified?: number | undefined };
type Stored = { value: Entry | null; lastModified?: number; cacheControl?: { revalidate: number | false } };
/** Next's documented cache handler interface, as far as it is used here. */
interface Handler {
  get(key: string, context: unknown): Promise<Stored | null>;
  set(key: string, entry: Entry | null, context: Context): Promise<void>;
}

/**
 * Next's default handler: built pages from disk, later ones in memory. Next does not export it publicly. Loaded with
 * require, because an import would return the exports object of this CommonJS file, not the class.
 */
const defaultHandler = () => createRequire(import.meta.url)("next/dist/server/lib/incremental-cache/file-system-cache.js").default;
const isShared = Boolean(webEnv().PAGES_REDIS_URL ?? webEnv().REDIS_URL);
const Base: new (...context: unknown[]) => Handler = isShared ? (await import("./shared-cache.ts")).default : defaultHandler();
const ignoresBuild = await wasBuiltForAnotherUpstream(webEnv().apiOrigin);

/**
 * Next's page cache, in this process or in Redis. Finishes each page once: when it is rendered, or a built one when it
 * is first read.
 */
export default class PageCache extends Base {
  override async get(key: string, context: unknown): Promise<Stored | null> {
    const stored = await super.get(key, context);
    if (!stored?.value) return stored;
    if (ignoresBuild && isFromBuild(key, stored.lastModified ?? 0)) return null;
    return finishEntry(key, stored.value, stored.cacheControl?.revalidate ?? builtRevalidate(key)) ? stored : null;
  }

  override async set(key: string, entry: Entry | null, context: Context): Promise<void> {
    if (entry && !finishEntry(key, entry, context.cacheControl?.revalidate)) return;
    // A missing page replaces only one that was there: made-up addresses would fill the store.
    if ((entry as { status?: number } | null)?.status === 404 && !(await this.#holds(key, entry as Entry))) return;
    await super.set(key, entry, context);
  }

  async #holds(key: string, { kind }: Entry): Promise<boolean> {
    return Boolean((await super.get(key, { kind, isFallback: false }))?.value);
  }
}

/**
 * Copies the built pages to Redis unless they are there already, so that a first visit does not wait for a render, even
 * with the upstream down.
 */
async function shareBuiltPages(): Promise<void> {
  const { nodeFs } = createRequire(import.meta.url)("next/dist/server/lib/node-fs-methods.js");
  const built: Handler = new (defaultHandler())({ fs: nodeFs, serverDistDir: path.resolve(".next/server"), flushToDisk: false, revalidatedTags: [] });
  const shared = new PageCache({ serverDistDir: path.resolve(".next/server"), dev: false });
  for (const key of builtKeys()) {
    const [, , kind] = key.split("/");
    const stored = await built.get(key, { kind, isFallback: false });
    if (!stored?.value || (ignoresBuild && isFromBuild(key, stored.lastModified ?? 0))) continue;
    const cacheControl = { revalidate: builtRevalidate(key) ?? false };
    await shared.set(key, stored.value, { cacheControl, setOnlyIfNotExists: true, internal_lastModified: stored.lastModified });
  }
}

if (isShared)
  shareBuiltPages().catch((cause: unknown) =>
    webLog().error({ part: "redis", fault: faultLocation(cause) }, "Built pages could not be copied to Redis"),
  );
