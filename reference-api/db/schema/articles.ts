import { type SQL, sql } from "drizzle-orm";
import { bigint, boolean, customType, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * A column's text as the search splits what is typed: signs separate words, and so does "Rp" from its number. The parser
 * of PostgreSQL would keep `3.000.000`, `ojk.go.id` and `e-mail` in one piece.
 */
const words = (column: string) =>
  `regexp_replace(regexp_replace(${column}, '[!-/:-@[-\`{-\\u00bf\\u2000-\\u206f]+', ' ', 'g'), '\\mrp(?=[0-9])', 'rp ', 'gi')`;
const vector = (language: string, column: string) => `to_tsvector('${language}', ${words(column)})`;

/** Articles of the blog. Rows come from the files of `content/articles` or from another editor of the company. */
export const articles = pgTable(
  "articles",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    category: text("category").notNull(),
    postTime: moment("post_time").notNull(),
    /** When the text last changed after it was posted. */
    updateTime: moment("update_time"),
    coverUrl: text("cover_url").notNull().default(""),
    topFlag: integer("top_flag").notNull().default(0),
    /** Sanitised HTML. */
    content: text("content").notNull(),
    /** The plain text of the content, for the search. */
    plain: text("plain").notNull(),
    /** Digest of the row as imported from a file; null when another editor wrote it. */
    fileDigest: text("file_digest"),
    /** Title and description only: short, so that many rows are ranked quickly. */
    head: tsvector("head").generatedAlwaysAs(
      (): SQL =>
        sql.raw(
          `setweight(${vector("indonesian", "title")}, 'A') || setweight(${vector("simple", "title")}, 'A') || setweight(${vector("indonesian", "description")}, 'B') || setweight(${vector("simple", "description")}, 'B')`,
        ),
    ),
    search: tsvector("search").generatedAlwaysAs(
      (): SQL =>
        sql.raw(
          `setweight(${vector("indonesian", "title")}, 'A') || setweight(${vector("simple", "title")}, 'A') || setweight(${vector("indonesian", "description")}, 'B') || ${vector("indonesian", "plain")} || ${vector("simple", "description || ' ' || plain")}`,
        ),
    ),
  },
  // NULLS FIRST is the default of ORDER BY … DESC; otherwise the queries could not use the indexes.
  (table) => [
    index("articles_newest").on(table.postTime.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("articles_category_newest").on(table.category, table.postTime.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("articles_top").on(table.topFlag.desc().nullsFirst(), table.postTime.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("articles_search").using("gin", table.search),
    index("articles_head").using("gin", table.head),
  ],
);

/**
 * One row with a counter that a trigger increments at every change of `articles`. Cache entries of earlier values are
 * stale.
 */
export const articleRevision = pgTable("article_revision", {
  one: boolean("one").primaryKey().default(true),
  value: bigint("value", { mode: "number" }).notNull().default(0),
});

/** Words of current and former articles, for spelling correction. Triggers add them. */
export const articleWords = pgTable("article_words", { word: text("word").primaryKey() });
