import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { articleRevision, articles } from "../../db/schema/articles.ts";
import { withTimeout } from "../../with-timeout.ts";
import { isPublished, newestFirst } from "./summaries.ts";

/** Cached values per database; the least recently used one is evicted first. */
const ENTRIES_MAX = 300;
/** While articles change continuously, a value is computed at most once in so many times its own duration. */
const REST_PER_BUILD = 10;
/** Timeout of a computation, milliseconds: later requests wait for the same promise. */
const BUILD_MS = 20_000;

type Entry = { value: Promise<unknown>; revision: string; restUntil: number };
const caches = new WeakMap<Database, Map<string, Entry>>();

/** The rows of a raw query: drizzle's type does not expose `rows`. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}

const newestPublished = sql`select post_time from ${articles} where ${isPublished} order by ${newestFirst[0]} limit 1`;

/** Changes with every change of the articles, and when the time of an article dated ahead has come. */
async function currentRevision(db: Database): Promise<string> {
  const [row] = await rowsOf<{ value: string }>(
    db,
    sql`select value::text || ' ' || coalesce((${newestPublished})::text, '') as value from ${articleRevision}`,
  );
  return row?.value ?? "";
}

/**
 * The result of `work` about the articles, cached under `key` until an article changes or is published. May be slightly
 * stale under continuous changes.
 */
export async function cachedByRevision<Value>(db: Database, key: string, work: () => Promise<Value>): Promise<Value> {
  const cache = caches.get(db) ?? new Map<string, Entry>();
  caches.set(db, cache);
  const revision = await currentRevision(db);
  const cached = cache.get(key);
  const started = performance.now();
  if (cached && (cached.revision === revision || started < cached.restUntil)) {
    cache.delete(key);
    cache.set(key, cached);
    return cached.value as Promise<Value>;
  }
  const value = withTimeout(work(), BUILD_MS);
  const entry: Entry = { value, revision, restUntil: Number.POSITIVE_INFINITY };
  cache.set(key, entry);
  if (cache.size > ENTRIES_MAX) cache.delete(cache.keys().next().value ?? "");
  value.then(
    () => {
      const ended = performance.now();
      entry.restUntil = ended + (ended - started) * REST_PER_BUILD;
    },
    () => cache.get(key) === entry && cache.delete(key),
  );
  return value;
}
