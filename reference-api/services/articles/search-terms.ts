import { sql } from "drizzle-orm";
import { editDistance } from "../../../lib/read/edit-distance.ts";
import type { SearchTerm } from "../../../lib/read/search-terms.ts";
import type { Database } from "../../db/open.ts";
import { articleWords } from "../../db/schema/articles.ts";

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
