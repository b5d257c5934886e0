ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "number" text;--> statement-breakpoint
UPDATE "submissions" SET "number" = 'DAF-' || upper(substr("random"."hex", 1, 4) || '-' || substr("random"."hex", 5, 4) || '-' || substr("random"."hex", 9, 4))
FROM (SELECT "account_id" AS "id", replace(gen_random_uuid()::text, '-', '') AS "hex" FROM "submissions") AS "random" WHERE "random"."id" = "submissions"."account_id";--> statement-breakpoint
ALTER TABLE "submissions" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_number" ON "submissions" USING btree ("number");
