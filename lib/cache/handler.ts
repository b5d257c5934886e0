import { createRequire } from "node:module";
import { webEnv } from "../env.ts";
import { type Entry, finishEntry } from "./finish-entry.ts";

type Context = { cacheControl?: { revalidate: number | false } };
type Stored = { value: Entry | null; cacheControl?: { revalidate: number | false } };
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

/** Where made pages are stored, in this process or in Redis. Each is finished once: when it is made, and one of the build when it is first read. */
export default class PageCache extends Base {
  override async get(key: string, context: unknown): Promise<Stored | null> {
    const stored = await super.get(key, context);
    if (stored?.value && !finishEntry(key, stored.value, stored.cacheControl?.revalidate)) return null;
    return stored;
  }

  override async set(key: string, entry: Entry | null, context: Context): Promise<void> {
    if (entry && !finishEntry(key, entry, context.cacheControl?.revalidate)) return;
    await super.set(key, entry, context);
  }
}
