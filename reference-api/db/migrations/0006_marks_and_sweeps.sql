CREATE TABLE "marks" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "codes_created" ON "codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "login_failures_at" ON "login_failures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "deletion_receipts_keep_until" ON "deletion_receipts" USING btree ("keep_until");--> statement-breakpoint
-- A database that was filled by an earlier version has its samples already, or has had them taken out.
INSERT INTO "marks" ("name", "at") SELECT 'samples', now() WHERE EXISTS (SELECT 1 FROM "banks") OR EXISTS (SELECT 1 FROM "site_content");--> statement-breakpoint
INSERT INTO "marks" ("name", "at") SELECT 'demo-funders', now() WHERE EXISTS (SELECT 1 FROM "accounts" WHERE "email_key" = 'pribadi@demo.test');--> statement-breakpoint
INSERT INTO "marks" ("name", "at") SELECT 'demo-app-users', "updated_at" FROM "site_content" WHERE "key" = 'demo-app-users';--> statement-breakpoint
INSERT INTO "marks" ("name", "at") SELECT 'articles', now() WHERE EXISTS (SELECT 1 FROM "banks") OR EXISTS (SELECT 1 FROM "articles");
