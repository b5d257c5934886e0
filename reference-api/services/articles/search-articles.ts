import { and, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
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

type Search = { db: Database; ofCategory: SQL | undefined; all: SQL; typed: SQL };

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

/** How many articles match in a column, as far as it is counted. */
async function count({ db, ofCategory, all }: Search, column: PgColumn): Promise<number> {
  const counted = db
    .select({ one: sql`1` })
    .from(articles)
    .where(and(sql`${column} @@ ${all}`, ofCategory))
    .limit(SEARCH_RESULTS_MAX);
  const [row] = await byIndex<{ total: number }>(db, sql`select count(*)::int as total from ${counted.as("counted")}`);
  return row?.total ?? 0;
}

/** All that match in a column, the best first. */
async function best({ db, ofCategory, all, typed }: Search, column: PgColumn): Promise<string[]> {
  const rank = sql`(${TYPED_WEIGHT}::real * ts_rank(${column}, ${typed}, ${BY_LENGTH}) + ts_rank(${column}, ${all}, ${BY_LENGTH}))`;
  const filter = and(sql`${column} @@ ${all}`, ofCategory);
  return idsOf(await byIndex(db, sql`select id from ${articles} where ${filter} order by ${rank} desc, ${inOrder} limit ${SEARCH_RESULTS_MAX}`));
}

/**
 * The newest that match in a column, where many do: sorting every match would take as long as the table is large, so the newest
 * articles are looked through first.
 */
async function newest(
  { db, ofCategory, all }: Search,
  column: PgColumn,
  part: { without: string[]; limit: number; offset: number },
): Promise<string[]> {
  const match = and(sql`${column} @@ ${all}`, part.without.length > 0 ? notInArray(articles.id, part.without) : undefined);
  const slice = sql`limit ${part.limit} offset ${part.offset}`;
  const recent = sql`(select * from ${articles} ${ofCategory ? sql`where ${ofCategory}` : sql``} order by ${inOrder} limit ${NEWEST_ROWS}) as ${articles}`;
  const found = await rowsOf<{ id: string }>(db, sql`select id from ${recent} where ${match} order by ${inOrder} ${slice}`);
  if (found.length === part.limit) return idsOf(found);
  return idsOf(
    await byIndex(
      db,
      sql`with found as materialized (select id, post_time from ${articles} where ${and(match, ofCategory)})
      select id from found order by post_time desc, id desc ${slice}`,
    ),
  );
}

/** What is remembered of a search: how many match, the ids judged, and whether others follow them, newest first. */
type Found = { total: number; judged: string[]; wanted: Wanted[] };

function searchOf(db: Database, ofCategory: SQL | undefined, wanted: Wanted[]): Search {
  const join = (query: (one: Wanted) => SQL) => sql`(${sql.join(wanted.map(query), sql` && `)})`;
  return { db, ofCategory, all: join(wantedQuery), typed: join(typedQuery) };
}

/**
 * Finds and judges. Of what many articles hold, those that have it in title or description are judged; of what is in the titles of
 * many, the newest of these: judging the whole text of every match would take as long as the table is large.
 */
async function find(db: Database, ofCategory: SQL | undefined, wanted: Wanted[]): Promise<Found> {
  const search = searchOf(db, ofCategory, wanted);
  const total = await count(search, articles.search);
  if (total === 0) return { total, judged: [], wanted };
  if (total < SEARCH_RESULTS_MAX) return { total, judged: await best(search, articles.search), wanted };
  if ((await count(search, articles.head)) < SEARCH_RESULTS_MAX) return { total, judged: await best(search, articles.head), wanted };
  const heads = await newest(search, articles.head, { without: [], limit: SEARCH_RESULTS_MAX, offset: 0 });
  const among = { ...search, ofCategory: inArray(articles.id, heads) };
  return { total, judged: await best(among, articles.head), wanted };
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
    const better = exact.total > 0 ? undefined : await corrected(db, wanted);
    return better ? find(db, ofCategory, better) : exact;
  });
  const { total, judged } = found;
  const [start, end] = [(page - 1) * pageSize, Math.min(page * pageSize, total)];
  const ids = judged.slice(start, end);
  const others = Math.max(0, end - Math.max(start, judged.length));
  if (others > 0) {
    const part = { without: judged, limit: others, offset: Math.max(0, start - judged.length) };
    ids.push(...(await newest(searchOf(db, ofCategory, found.wanted), articles.search, part)));
  }
  if (ids.length === 0) return { current: page, total, records: [] };
  const records = new Map((await readSummaries(deps, inArray(articles.id, ids))).map((record) => [record.id, record]));
  return { current: page, total, records: ids.flatMap((id) => records.get(id) ?? []) };
}
