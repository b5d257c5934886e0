CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"post_time" timestamp with time zone NOT NULL,
	"cover_url" text DEFAULT '' NOT NULL,
	"top_flag" integer DEFAULT 0 NOT NULL,
	"content" text NOT NULL,
	"plain" text NOT NULL,
	"file_digest" text,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('indonesian', title), 'A') || setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('indonesian', description), 'B') || to_tsvector('indonesian', plain) || to_tsvector('simple', description || ' ' || plain)) STORED
);
--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("post_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_category_newest" ON "articles" USING btree ("category","post_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_top" ON "articles" USING btree ("top_flag" DESC NULLS FIRST,"post_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search");