ALTER TABLE "ads" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "ads_name" ON "ads" USING btree ("name","slot");