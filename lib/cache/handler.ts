import { createRequire } from "node:module";
import path from "node:path";
import { webEnv } from "../env.ts";
import { placeOf, webLog } from "../gateway/log.ts";
import { builtKeys, builtLife, holdsBuiltAnswers, isOfAnotherUpstream } from "./built-pages.ts";
import { type Entry, finishEntry } from "./finish-entry.ts";

type Context = { cacheControl?: { revalidate: number | false }; setOnlyIfNotExists?: boolean; internal_lastModified?: number | undefined };
type Stored = { value: Entry | null; lastModified?: number; cacheControl?: { revalidate: number | false } };
/** The documented interface of a cache handler, as far as it is worked on here. */
interface Handler {
  get(key: string, context: unknown): Promise<Stored | null>;
  set(key: string, entry: Entry | null, context: Context): Promise<void>;
}

/**
 * What Next itself uses: the pages of the build from the disk, what is made since in memory. Nothing public gives it, and its files and keys are
 * known to nobody else. Required, for an import would give the exports of this CommonJS file in place of its class.
 */
const own = () => createRequire(import.meta.url)("next/dist/server/lib/incremental-cache/file-system-cache.js").default;
const Base: new (...context: unknown[]) => Handler = webEnv().REDIS_URL ? (await import("./shared-cache.ts")).default : own();
const isForeign = await isOfAnotherUpstream(webEnv().apiOrigin);

/** Where made pages are stored, in this process or in Redis. Each is finished once: when it is made, and one of the build when it is first read. */
export default class PageCache extends Base {
  override async get(key: string, context: unknown): Promise<Stored | null> {
    const stored = await super.get(key, context);
    if (!stored?.value) return stored;
    if (isForeign && holdsBuiltAnswers(key, stored.lastModified ?? 0)) return null;
    return finishEntry(key, stored.value, stored.cacheControl?.revalidate ?? builtLife(key)) ? stored : null;
  }

  override async set(key: string, entry: Entry | null, context: Context): Promise<void> {
    if (entry && !finishEntry(key, entry, context.cacheControl?.revalidate)) return;
    await super.set(key, entry, context);
  }
}

/** Puts what the build has made where the instances share it, unless it is there already: a first visit need not wait, also while the upstream is away. */
async function shareBuiltPages(): Promise<void> {
  const { nodeFs } = createRequire(import.meta.url)("next/dist/server/lib/node-fs-methods.js");
  const built: Handler = new (own())({ fs: nodeFs, serverDistDir: path.resolve(".next/server"), flushToDisk: false, revalidatedTags: [] });
  const shared = new PageCache({ serverDistDir: path.resolve(".next/server"), dev: false });
  for (const key of builtKeys()) {
    const [, , kind] = key.split("/");
    const stored = await built.get(key, { kind, isFallback: false });
    if (!stored?.value || (isForeign && holdsBuiltAnswers(key, stored.lastModified ?? 0))) continue;
    const cacheControl = { revalidate: builtLife(key) ?? false };
    await shared.set(key, stored.value, { cacheControl, setOnlyIfNotExists: true, internal_lastModified: stored.lastModified });
  }
}

if (webEnv().REDIS_URL)
  shareBuiltPages().catch((cause: unknown) => webLog().error({ part: "redis", fault: placeOf(cause) }, "The pages of the build are not shared"));
