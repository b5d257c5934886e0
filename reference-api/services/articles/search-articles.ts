import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { BlogPage, blogListRequest } from "../../../lib/contract/website.ts";
import { SEARCH_RESULTS_MAX } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { articles } from "../../db/schema/articles.ts";
import type { Deps } from "../../deps.ts";
import { corrected } from "./correct-words.ts";
import { type Wanted, wantedOf } from "./search-words.ts";
import { newestFirst, readSummaries } from "./summaries.ts";
import { rowsOf, untilChanged } from "./until-changed.ts";

/** The newest articles that are looked through one by one for a word that many hold. */
const NEWEST_ROWS = 1_200;

/** A shorter word stands for itself only: the words that begin with one letter are a good part of all. */
const BEGINNING_MIN_CHARS = 3;

/** What was typed counts so many times as much as its other names. */
const TYPED_WEIGHT = 3;
/** Length of an article counts against it by its logarithm (PostgreSQL's first kind). */
const BY_LENGTH = sql.raw("1");

const inOrder = sql.join(newestFirst, sql`, `);

/** A word matches from its beginning as typed, or by its Indonesian stem. */
function typedQuery({ typed }: Wanted): SQL {
  const simple = typed.map((word) => (word.length < BEGINNING_MIN_CHARS ? word : `${word}:*`)).join(" <-> ");
  return sql`(to_tsquery('simple', ${simple}) || phraseto_tsquery('indonesian', ${typed.join(" ")}))`;
}

/** The same, or one of the other names. */
function wantedQuery(wanted: Wanted): SQL {
  const names = wanted.names.map((name) => sql`phraseto_tsquery('indonesian', ${name})`);
  return sql`(${sql.join([typedQuery(wanted), ...names], sql` || `)})`;
}

type Search = { db: Database; ofCategory: SQL | undefined; wanted: Wanted[]; all: SQL; typed: SQL };

/**
 * Runs a query that finds rows by the index of words. Left alone, PostgreSQL reads through the table for a word that many
 * hold, and takes each row's words from where long values are stored.
 */
async function byIndex<Row>(db: Database, query: SQL): Promise<Row[]> {
  return await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    return await rowsOf<Row>(transaction, query);
  });
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** How many articles match, as far as it is counted. */
async function count({ db, ofCategory, all }: Search): Promise<number> {
  const counted = db
    .select({ one: sql`1` })
    .from(articles)
    .where(and(sql`${articles.search} @@ ${all}`, ofCategory))
    .limit(SEARCH_RESULTS_MAX);
  const [row] = await byIndex<{ total: number }>(db, sql`select count(*)::int as total from ${counted.as("counted")}`);
  return row?.total ?? 0;
}

const rank = (column: PgColumn, { all, typed }: Search) =>
  sql`(${TYPED_WEIGHT}::real * ts_rank(${column}, ${typed}, ${BY_LENGTH}) + ts_rank(${column}, ${all}, ${BY_LENGTH}))`;

/** All that match, the best first. */
async function best(search: Search): Promise<string[]> {
  const { db, ofCategory, all } = search;
  const filter = and(sql`${articles.search} @@ ${all}`, ofCategory);
  return idsOf(
    await byIndex(
      db,
      sql`select id from ${articles} where ${filter} order by ${rank(articles.search, search)} desc, ${inOrder} limit ${SEARCH_RESULTS_MAX}`,
    ),
  );
}

/** The newest that match in a column, so many of them where a word is common: sorting every match would take as long as the table is large. */
async function newest({ db, ofCategory, all }: Search, column: PgColumn): Promise<string[]> {
  const match = sql`${column} @@ ${all}`;
  const within = sql`(select * from ${articles} ${ofCategory ? sql`where ${ofCategory}` : sql``} order by ${inOrder} limit ${NEWEST_ROWS}) as ${articles}`;
  const recent = await rowsOf<{ id: string }>(db, sql`select id from ${within} where ${match} order by ${inOrder} limit ${SEARCH_RESULTS_MAX}`);
  if (recent.length === SEARCH_RESULTS_MAX) return idsOf(recent);
  return idsOf(
    await byIndex(
      db,
      sql`with found as materialized (select id, post_time from ${articles} where ${and(match, ofCategory)})
      select id from found order by post_time desc, id desc limit ${SEARCH_RESULTS_MAX}`,
    ),
  );
}

/**
 * Of a word that many articles hold: those that have it in title or description, the best first, then the newest others. Judging
 * the whole text of every match would take as long as the table is large.
 */
async function bestOfMany(search: Search): Promise<string[]> {
  const heads = await newest(search, articles.head);
  const judged =
    heads.length > 0
      ? idsOf(
          await rowsOf(
            search.db,
            sql`select id from ${articles} where ${inArray(articles.id, heads)} order by ${rank(articles.head, search)} desc, ${inOrder}`,
          ),
        )
      : [];
  if (judged.length === SEARCH_RESULTS_MAX) return judged;
  const held = new Set(judged);
  return [...judged, ...(await newest(search, articles.search)).filter((id) => !held.has(id))].slice(0, SEARCH_RESULTS_MAX);
}

async function find(db: Database, ofCategory: SQL | undefined, wanted: Wanted[]): Promise<string[]> {
  const all = sql`(${sql.join(wanted.map(wantedQuery), sql` && `)})`;
  const typed = sql`(${sql.join(wanted.map(typedQuery), sql` && `)})`;
  const search = { db, ofCategory, wanted, all, typed };
  const total = await count(search);
  if (total === 0) return [];
  return total < SEARCH_RESULTS_MAX ? best(search) : bestOfMany(search);
}

/**
 * One page of the articles that fit a keyword best, at most SEARCH_RESULTS_MAX of them; the total says no more either. What was
 * typed counts, and other names for it; where nothing is found, words that it is like.
 */
export async function searchArticles(deps: Deps, request: z.output<typeof blogListRequest> & { keyword: string }): Promise<BlogPage> {
  const { db } = deps;
  const { page, pageSize, category, keyword } = request;
  const wanted = wantedOf(keyword);
  if (wanted.length === 0) return { current: page, total: 0, records: [] };
  const ofCategory = category ? eq(articles.category, category) : undefined;
  const found = await untilChanged(db, `search ${JSON.stringify([category, wanted])}`, async () => {
    const exact = await find(db, ofCategory, wanted);
    const better = exact.length > 0 ? undefined : await corrected(db, wanted);
    return better ? find(db, ofCategory, better) : exact;
  });
  const ids = found.slice((page - 1) * pageSize, page * pageSize);
  if (ids.length === 0) return { current: page, total: found.length, records: [] };
  const records = new Map((await readSummaries(deps, inArray(articles.id, ids))).map((record) => [record.id, record]));
  return { current: page, total: found.length, records: ids.flatMap((id) => records.get(id) ?? []) };
}
