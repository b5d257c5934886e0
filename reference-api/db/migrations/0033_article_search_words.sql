-- One statement, so that the table is written once.
ALTER TABLE "articles"
	DROP COLUMN "head",
	DROP COLUMN "search",
	ADD COLUMN "head" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('indonesian', regexp_replace(regexp_replace(title, '[!-/:-@[-`{-\u00bf\u2000-\u206f]+', ' ', 'g'), '\mrp(?=[0-9])', 'rp ', 'gi')), 'A') || setweight(to_tsvector('simple', regexp_replace(regexp_replace(title, '[!-/:-@[-`{-\u00bf\u2000-\u206f]+', ' ', 'g'), '\mrp(?=[0-9])', 'rp ', 'gi')), 'A') || setweight(to_tsvector('indonesian', regexp_replace(regexp_replace(description, '[!-/:-@[-`{-\u00bf\u2000-\u206f]+', ' ', 'g'), '\mrp(?=[0-9])', 'rp ', 'gi')), 'B') || setweight(to_tsvector('simple', regexp_replace(regexp_replace(description, '[!-/:-@[-`{-\u00bf\u2000-\u206f]+', ' ', 'g'), '\mrp(?=[0-9])', 'rp ', 'gi')), 'B')) STORED,
	ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('indonesian', regexp_replace(regexp_replace(title, '[!-/:-@[-`{-\u00bf\u2000-\u206f]+', ' ', 'g'), '\mrp(?=[0-9])', 'rp ', 'gi')), 'A') || setweight(to_tsvector('simple', regexp_replace(regexp_replace(title, '[!-/:-@[-`{-\u00bf\u2000-\u206f]+', ' ', 'g'), '\mrp(?=[0-9])', 'rp ', 'gi')), 'A') || setweight(to_tsvector('indonesian', regexp_replace(regexp_replace(description, '[!-/:-@[-`{-\u00bf\u2000-\u206f]+', ' ', 'g'), '\mrp(?=[0-9])', 'rp ', 'gi')), 'B') || to_tsvector('indonesian', regexp_replace(regexp_replace(plain, '[!-/:-@[-`{-\u00bf\u2000-\u206f]+', ' ', 'g'), '\mrp(?=[0-9])', 'rp ', 'gi')) || to_tsvector('simple', regexp_replace(regexp_replace(description || ' ' || plain, '[!-/:-@[-`{-\u00bf\u2000-\u206f]+', ' ', 'g'), '\mrp(?=[0-9])', 'rp ', 'gi'))) STORED,
	ALTER COLUMN "head" SET STORAGE MAIN;--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search");--> statement-breakpoint
CREATE INDEX "articles_head" ON "articles" USING gin ("head");--> statement-breakpoint
INSERT INTO "article_words" ("word")
	SELECT DISTINCT lexeme FROM "articles", unnest(tsvector_to_array("search")) AS lexeme
	WHERE lexeme ~ '^[[:alpha:]][[:alnum:]]{3,39}$' ORDER BY lexeme
	ON CONFLICT DO NOTHING;
