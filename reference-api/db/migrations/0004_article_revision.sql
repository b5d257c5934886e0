CREATE TABLE "article_revision" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "update_time" timestamp with time zone;--> statement-breakpoint
INSERT INTO "article_revision" DEFAULT VALUES;--> statement-breakpoint
CREATE FUNCTION "raise_article_revision"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE "article_revision" SET "value" = "value" + 1; RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER "articles_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "articles" FOR EACH STATEMENT EXECUTE FUNCTION "raise_article_revision"();
--> statement-breakpoint
ALTER TABLE "articles" SET (toast_tuple_target = 512);
