import { desc, type InferSelectModel, type SQL, sql } from "drizzle-orm";
import type { ArticleSummary } from "../../../lib/contract/website.ts";
import type { Database } from "../../db/open.ts";
import { articleRevision, articles } from "../../db/schema/articles.ts";
import { withTimeout } from "../../with-timeout.ts";
import type { Deps } from "../deps.ts";

export const newestFirst = [desc(articles.postTime), desc(articles.id)];

/** An article dated ahead stays hidden until then. */
export const isPublished = sql`${articles.postTime} <= now()`;

/** Cached values per database; the least recently used one is evicted first. */
const ENTRIES_MAX = 300;
/** While articles change continuously, a value waits this many times the duration of the last computation before the next. */
const REST_PER_BUILD = 10;
/** Timeout of a computation, milliseconds: later requests wait for the same promise. */
const BUILD_MS = 20_000;

type Entry = { value: Promise<unknown>; revision: string; restUntil: number };
const caches = new WeakMap<Database, Map<string, Entry>>();

const newestPublished = sql`select post_time from ${articles} where ${isPublished} order by ${newestFirst[0]} limit 1`;

/** Differs after every change of an article, and when an article with a future date is published. */
async function currentRevision(db: Database): Promise<string> {
  const { rows } = await db.execute<{ value: string }>(
    sql`select value::text || ' ' || coalesce((${newestPublished})::text, '') as value from ${articleRevision}`,
  );
  return rows[0]?.value ?? "";
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

export const summaryColumns = {
  id: articles.id,
  title: articles.title,
  description: articles.description,
  category: articles.category,
  postTime: articles.postTime,
  updateTime: articles.updateTime,
  coverUrl: articles.coverUrl,
  topFlag: articles.topFlag,
};

type Row = InferSelectModel<typeof articles>;

/** A row in the shape of the contract. */
export function toSummary(row: Pick<Row, keyof typeof summaryColumns>): ArticleSummary {
  const { id, title, description, category, postTime, updateTime, coverUrl, topFlag } = row;
  const changed = updateTime ? { updateTime: updateTime.toISOString() } : {};
  return { id, title, description, category, postTime: postTime.toISOString(), ...changed, coverUrl, topFlag };
}

/** The articles that a condition selects, newest first. */
export async function readSummaries({ db }: Deps, which: SQL): Promise<ArticleSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(articles)
    .where(which)
    .orderBy(...newestFirst);
  return rows.map(toSummary);
}
