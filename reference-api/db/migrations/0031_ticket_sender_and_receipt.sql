ALTER TABLE "rights_requests" ADD COLUMN "signed_in" boolean;--> statement-breakpoint
ALTER TABLE "rights_requests" ADD COLUMN "receipt" text;