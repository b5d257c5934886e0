ALTER TABLE "rights_requests" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "rights_requests" ADD CONSTRAINT "rights_requests_digest_unique" UNIQUE("digest");