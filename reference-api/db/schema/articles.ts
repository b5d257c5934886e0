import { type SQL, sql } from "drizzle-orm";
import { bigint, boolean, customType, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Articles of the blog. Rows come from the files of `content/articles` or from another editor of the company. */
export const articles = pgTable(
  "articles",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    category: text("category").notNull(),
    postTime: timestamp("post_time", { withTimezone: true, mode: "date" }).notNull(),
    /** When the text last changed after it was posted. */
    updateTime: timestamp("update_time", { withTimezone: true, mode: "date" }),
    coverUrl: text("cover_url").notNull().default(""),
    topFlag: integer("top_flag").notNull().default(0),
    /** Sanitised HTML. */
    content: text("content").notNull(),
    /** The words of the content, for the search. */
    plain: text("plain").notNull(),
    /** Digest of what the row's file became; null where another editor wrote it. */
    fileDigest: text("file_digest"),
    /** What is found in title and description: short, so that many rows are looked through quickly. */
    head: tsvector("head").generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('indonesian', title), 'A') || setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('indonesian', description), 'B') || setweight(to_tsvector('simple', description), 'B')`,
    ),
    search: tsvector("search").generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('indonesian', title), 'A') || setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('indonesian', description), 'B') || to_tsvector('indonesian', plain) || to_tsvector('simple', description || ' ' || plain)`,
    ),
  },
  // Nulls first, as an ORDER BY … DESC without more means it: otherwise the indexes would serve no list.
  (table) => [
    index("articles_newest").on(table.postTime.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("articles_category_newest").on(table.category, table.postTime.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("articles_top").on(table.topFlag.desc().nullsFirst(), table.postTime.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("articles_search").using("gin", table.search),
    index("articles_head").using("gin", table.head),
  ],
);

/** One row whose number a trigger raises with every change of `articles`: what was counted before is then out of date. */
export const articleRevision = pgTable("article_revision", {
  one: boolean("one").primaryKey().default(true),
  value: bigint("value", { mode: "number" }).notNull().default(0),
});

/** Words that articles hold, or held once: what a mistyped word is compared with. Triggers add them. */
export const articleWords = pgTable("article_words", { word: text("word").primaryKey() });
