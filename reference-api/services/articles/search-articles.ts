import { and, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { BlogPage, blogListRequest } from "../../../lib/contract/website.ts";
import { SEARCH_RESULTS_MAX } from "../../../lib/limits.ts";
import { type SearchTerm, searchTerms } from "../../../lib/read/search-terms.ts";
import type { Database } from "../../db/open.ts";
import { articles } from "../../db/schema/articles.ts";
import type { Deps } from "../deps.ts";
import { correctTerms } from "./search-terms.ts";
import { cachedByRevision, isPublished, newestFirst, readSummaries } from "./summaries.ts";

/** For a frequent word, so many of the newest articles are scanned one by one. */
const NEWEST_ROWS = 1_200;

/** Shorter words match exactly: too many words begin with one or two letters. */
const PREFIX_MIN_CHARS = 3;

/** Weight of the typed words against their synonyms. */
const TYPED_WEIGHT = 3;
/** Normalisation flag of ts_rank: divides by the logarithm of the length. */
const BY_LENGTH = sql.raw("1");

const inOrder = sql.join(newestFirst, sql`, `);

/** Matches words by prefix as typed, or by their Indonesian stem. */
function typedQuery({ typed }: SearchTerm): SQL {
  const simple = typed.map((word) => (word.length < PREFIX_MIN_CHARS ? word : `${word}:*`)).join(" <-> ");
  return sql`(to_tsquery('simple', ${simple}) || phraseto_tsquery('indonesian', ${typed.join(" ")}))`;
}

/** Matches the typed words or one of their synonyms. */
function termQuery(term: SearchTerm): SQL {
  const synonyms = term.synonyms.map((synonym) => sql`phraseto_tsquery('indonesian', ${synonym})`);
  return sql`(${sql.join([typedQuery(term), ...synonyms], sql` || `)})`;
}

type Search = { db: Database; ofCategory: SQL | undefined; all: SQL; typed: SQL };

/**
 * Runs a query with sequential scans disabled. For a frequent word PostgreSQL would otherwise scan the table and read
 * every tsvector from TOAST, which is slower than the GIN index.
 */
async function byIndex<Row extends Record<string, unknown>>(db: Database, query: SQL): Promise<Row[]> {
  return await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    return (await transaction.execute<Row>(query)).rows as Row[];
  });
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** How many articles match in a column, up to SEARCH_RESULTS_MAX. */
async function count({ db, ofCategory, all }: Search, column: PgColumn): Promise<number> {
  const counted = db
    .select({ one: sql`1` })
    .from(articles)
    .where(and(sql`${column} @@ ${all}`, ofCategory))
    .limit(SEARCH_RESULTS_MAX);
  const [row] = await byIndex<{ total: number }>(db, sql`select count(*)::int as total from ${counted.as("counted")}`);
  return row?.total ?? 0;
}

/** Ids of the articles that match in a column, best first. */
async function best({ db, ofCategory, all, typed }: Search, column: PgColumn): Promise<string[]> {
  const rank = sql`(${TYPED_WEIGHT}::real * ts_rank(${column}, ${typed}, ${BY_LENGTH}) + ts_rank(${column}, ${all}, ${BY_LENGTH}))`;
  const filter = and(sql`${column} @@ ${all}`, ofCategory);
  return idsOf(await byIndex(db, sql`select id from ${articles} where ${filter} order by ${rank} desc, ${inOrder} limit ${SEARCH_RESULTS_MAX}`));
}

/**
 * Ids of the newest articles that match in a column, for frequent words: sorting all matches takes time linear in the
 * table, so the newest articles are scanned first.
 */
async function newest(
  { db, ofCategory, all }: Search,
  column: PgColumn,
  part: { without: string[]; limit: number; offset: number },
): Promise<string[]> {
  const match = and(sql`${column} @@ ${all}`, part.without.length > 0 ? notInArray(articles.id, part.without) : undefined);
  const slice = sql`limit ${part.limit} offset ${part.offset}`;
  const recent = sql`(select * from ${articles} ${ofCategory ? sql`where ${ofCategory}` : sql``} order by ${inOrder} limit ${NEWEST_ROWS}) as ${articles}`;
  const { rows: found } = await db.execute<{ id: string }>(sql`select id from ${recent} where ${match} order by ${inOrder} ${slice}`);
  if (found.length === part.limit) return idsOf(found);
  return idsOf(
    await byIndex(
      db,
      sql`with found as materialized (select id, post_time from ${articles} where ${and(match, ofCategory)})
      select id from found order by post_time desc, id desc ${slice}`,
    ),
  );
}

/**
 * The cached result of a search: the total, the ranked ids, and the terms by which unranked ones follow, newest first.
 */
type Found = { total: number; ranked: string[]; terms: SearchTerm[] };

function searchOf(db: Database, ofCategory: SQL | undefined, terms: SearchTerm[]): Search {
  const join = (query: (one: SearchTerm) => SQL) => sql`(${sql.join(terms.map(query), sql` && `)})`;
  return { db, ofCategory, all: join(termQuery), typed: join(typedQuery) };
}

/**
 * Finds and ranks. Ranking the whole text of every match takes time linear in the table, so for frequent words only the
 * matches in title and description are ranked, and when these are too many, the newest of them.
 */
async function find(db: Database, ofCategory: SQL | undefined, terms: SearchTerm[]): Promise<Found> {
  const search = searchOf(db, ofCategory, terms);
  const total = await count(search, articles.search);
  if (total === 0) return { total, ranked: [], terms };
  if (total < SEARCH_RESULTS_MAX) return { total, ranked: await best(search, articles.search), terms };
  if ((await count(search, articles.head)) < SEARCH_RESULTS_MAX) return { total, ranked: await best(search, articles.head), terms };
  const heads = await newest(search, articles.head, { without: [], limit: SEARCH_RESULTS_MAX, offset: 0 });
  const among = { ...search, ofCategory: inArray(articles.id, heads) };
  return { total, ranked: await best(among, articles.head), terms };
}

/**
 * One page of the articles that match a keyword or its synonyms, best first; without a match the spelling is corrected.
 * Results and total are limited to SEARCH_RESULTS_MAX.
 */
export async function searchArticles(deps: Deps, request: z.output<typeof blogListRequest> & { keyword: string }): Promise<BlogPage> {
  const { db } = deps;
  const { page, pageSize, category, keyword } = request;
  const terms = searchTerms(keyword);
  if (terms.length === 0) return { current: page, total: 0, records: [] };
  const ofCategory = and(isPublished, category ? eq(articles.category, category) : undefined);
  const found = await cachedByRevision(db, `search ${JSON.stringify([category, terms])}`, async () => {
    const exact = await find(db, ofCategory, terms);
    const corrected = exact.total > 0 ? undefined : await correctTerms(db, terms);
    return corrected ? find(db, ofCategory, corrected) : exact;
  });
  const { total, ranked } = found;
  const [start, end] = [(page - 1) * pageSize, Math.min(page * pageSize, total)];
  const ids = ranked.slice(start, end);
  const others = Math.max(0, end - Math.max(start, ranked.length));
  if (others > 0) {
    const part = { without: ranked, limit: others, offset: Math.max(0, start - ranked.length) };
    ids.push(...(await newest(searchOf(db, ofCategory, found.terms), articles.search, part)));
  }
  if (ids.length === 0) return { current: page, total, records: [] };
  const records = new Map((await readSummaries(deps, inArray(articles.id, ids))).map((record) => [record.id, record]));
  return { current: page, total, records: ids.flatMap((id) => records.get(id) ?? []) };
}
