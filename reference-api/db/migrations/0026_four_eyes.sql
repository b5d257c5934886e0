ALTER TABLE "submissions" ADD COLUMN "approval_by" text;--> statement-breakpoint
ALTER TABLE "rights_requests" ADD COLUMN "deletion_by" text;--> statement-breakpoint
ALTER TABLE "rights_requests" ADD COLUMN "deletion_account" uuid;--> statement-breakpoint
ALTER TABLE "rights_requests" ADD CONSTRAINT "rights_requests_deletion_account_accounts_id_fk" FOREIGN KEY ("deletion_account") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;