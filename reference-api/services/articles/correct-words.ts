import { sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { articleWords } from "../../db/schema/articles.ts";
import { mistypings } from "./mistypings.ts";
import type { Wanted } from "./search-words.ts";
import { rowsOf } from "./until-changed.ts";

/** Shorter words are like too many others. */
const CORRECTED_MIN_CHARS = 4;
/** Words that share so many of their groups of three letters are looked at. */
const LIKE_WORDS = 30;
const CORRECTIONS_MAX = 3;
/** A word as long as this may be mistyped twice, characters. */
const TWICE_MIN_CHARS = 8;

const abilities = new WeakMap<Database, Promise<boolean>>();

/** Whether the database compares words by their groups of three letters (pg_trgm), found out once. */
function canCompare(db: Database): Promise<boolean> {
  const known =
    abilities.get(db) ??
    rowsOf<{ can: boolean }>(db, sql`select to_regprocedure('similarity(text,text)') is not null as can`).then(([row]) => row?.can === true);
  abilities.set(db, known);
  known.catch(() => abilities.delete(db));
  return known;
}

/** What a word may have been meant as, the likeliest first; nothing for the beginning of a word that articles hold. */
async function meant(db: Database, word: string): Promise<string[]> {
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`select word from ${articleWords} where word % ${word} order by similarity(word, ${word}) desc, word limit ${LIKE_WORDS}`,
  );
  if (rows.some((row) => row.word.startsWith(word))) return [];
  const most = word.length >= TWICE_MIN_CHARS ? 2 : 1;
  return rows
    .map((row) => ({ word: row.word, far: mistypings(word, row.word, most) }))
    .filter(({ far }) => far <= most)
    .sort((one, other) => one.far - other.far)
    .slice(0, CORRECTIONS_MAX)
    .map((row) => row.word);
}

/**
 * The same things with the words that articles hold in place of mistyped ones: `pinjamn` becomes `pinjam`. Undefined where no
 * word is like another, or the database cannot tell.
 */
export async function corrected(db: Database, wanted: Wanted[]): Promise<Wanted[] | undefined> {
  if (!(await canCompare(db))) return undefined;
  let changed = false;
  const better: Wanted[] = [];
  for (const one of wanted) {
    const [word = ""] = one.typed;
    const candidates = one.typed.length === 1 && one.names.length === 0 && word.length >= CORRECTED_MIN_CHARS ? await meant(db, word) : [];
    if (candidates.length > 0) changed = true;
    better.push(candidates.length > 0 ? { typed: candidates.slice(0, 1), names: candidates.slice(1) } : one);
  }
  return changed ? better : undefined;
}
