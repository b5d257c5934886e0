CREATE TABLE "article_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "upload_days_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "head" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('indonesian', title), 'A') || setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('indonesian', description), 'B') || setweight(to_tsvector('simple', description), 'B')) STORED;--> statement-breakpoint
ALTER TABLE "upload_days" ADD CONSTRAINT "upload_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_days_day" ON "upload_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "articles_head" ON "articles" USING gin ("head");--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "head" SET STORAGE MAIN;--> statement-breakpoint
CREATE FUNCTION "add_article_words"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "article_words" ("word")
		SELECT DISTINCT lexeme FROM "changed_articles", unnest(tsvector_to_array("changed_articles"."search")) AS lexeme
		WHERE lexeme ~ '^[[:alpha:]][[:alnum:]]{3,39}$' ORDER BY lexeme
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "articles_added_words" AFTER INSERT ON "articles" REFERENCING NEW TABLE AS "changed_articles" FOR EACH STATEMENT EXECUTE FUNCTION "add_article_words"();--> statement-breakpoint
CREATE TRIGGER "articles_changed_words" AFTER UPDATE ON "articles" REFERENCING NEW TABLE AS "changed_articles" FOR EACH STATEMENT EXECUTE FUNCTION "add_article_words"();--> statement-breakpoint
INSERT INTO "article_words" ("word")
	SELECT DISTINCT lexeme FROM "articles", unnest(tsvector_to_array("search")) AS lexeme
	WHERE lexeme ~ '^[[:alpha:]][[:alnum:]]{3,39}$'
	ON CONFLICT DO NOTHING;--> statement-breakpoint
DO $$ BEGIN
	-- Where the extension may not or cannot be created, the search goes on without correcting mistyped words.
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "article_words_similar" ON "article_words" USING gin ("word" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	NULL;
END $$;
