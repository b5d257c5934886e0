import { sql } from "drizzle-orm";
import type { SearchTerm } from "../../../lib/read/search-terms.ts";
import type { Database } from "../../db/open.ts";
import { articleWords } from "../../db/schema/articles.ts";

/** Edit distance of two words with transpositions (optimal string alignment), at most `most` + 1. */
export function editDistance(one: string, other: string, most: number): number {
  const [from, to] = [[...one], [...other]];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      let fewest = Math.min(changed, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        fewest = Math.min(fewest, (beforeLast[column - 2] ?? 0) + 1);
      current.push(fewest);
    }
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[to.length] ?? 0, most + 1);
}

/** Shorter words resemble too many others. */
const CORRECTED_MIN_CHARS = 4;
/** How many of the most similar words (by trigrams) are compared. */
const SIMILAR_WORDS = 30;
const CORRECTIONS_MAX = 3;
/** From this length a word may have two typing errors, characters. */
const TWO_ERRORS_MIN_CHARS = 8;

const trigramSupport = new WeakMap<Database, Promise<boolean>>();

/** Whether the database has pg_trgm; checked once. */
function hasTrigrams(db: Database): Promise<boolean> {
  const known =
    trigramSupport.get(db) ??
    db
      .execute<{ can: boolean }>(sql`select to_regprocedure('similarity(text,text)') is not null as can`)
      .then(({ rows: [row] }) => row?.can === true);
  trigramSupport.set(db, known);
  known.catch(() => trigramSupport.delete(db));
  return known;
}

/** Corrections of a word, the likeliest first; none when it is the prefix of a word in the articles. */
async function corrections(db: Database, word: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from ${articleWords} where word % ${word} order by similarity(word, ${word}) desc, word limit ${SIMILAR_WORDS}`,
  );
  if (rows.some((row) => row.word.startsWith(word))) return [];
  const most = word.length >= TWO_ERRORS_MIN_CHARS ? 2 : 1;
  return rows
    .map((row) => ({ word: row.word, far: editDistance(word, row.word, most) }))
    .filter(({ far }) => far <= most)
    .sort((one, other) => one.far - other.far)
    .slice(0, CORRECTIONS_MAX)
    .map((row) => row.word);
}

/**
 * The terms with mistyped words replaced by words of the articles: `pinjamn` becomes `pinjam`. Undefined when nothing
 * is replaced or the database lacks pg_trgm.
 */
export async function correctTerms(db: Database, terms: SearchTerm[]): Promise<SearchTerm[] | undefined> {
  if (!(await hasTrigrams(db))) return undefined;
  let changed = false;
  const corrected: SearchTerm[] = [];
  for (const term of terms) {
    const [word = ""] = term.typed;
    const candidates = term.typed.length === 1 && term.synonyms.length === 0 && word.length >= CORRECTED_MIN_CHARS ? await corrections(db, word) : [];
    if (candidates.length > 0) changed = true;
    corrected.push(candidates.length > 0 ? { typed: candidates.slice(0, 1), synonyms: candidates.slice(1) } : term);
  }
  return changed ? corrected : undefined;
}
