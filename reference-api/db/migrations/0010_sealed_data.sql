ALTER TABLE "submissions" ALTER COLUMN "details" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rights_requests" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rights_requests" ALTER COLUMN "contact" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rights_requests" ALTER COLUMN "message" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "status" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "status_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "review" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "rights_requests" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "rights_requests" ADD COLUMN "answer" text;--> statement-breakpoint
CREATE INDEX "submissions_status" ON "submissions" USING btree ("status","accepted_at");
