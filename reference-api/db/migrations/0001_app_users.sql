CREATE TABLE "app_loans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"app_user_id" uuid,
	"principal" integer NOT NULL,
	"disbursed_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "app_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"password_hash" text NOT NULL,
	"id_number_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deletion_handles" (
	"handle_hash" text PRIMARY KEY NOT NULL,
	"app_user_id" uuid NOT NULL,
	"id_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deletion_receipts" (
	"number" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"keep_until" timestamp with time zone NOT NULL,
	"reasons" jsonb NOT NULL,
	"comment" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_loans" ADD CONSTRAINT "app_loans_app_user_id_app_users_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_handles" ADD CONSTRAINT "deletion_handles_app_user_id_app_users_id_fk" FOREIGN KEY ("app_user_id") REFERENCES "public"."app_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_loans_user" ON "app_loans" USING btree ("app_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_users_mobile" ON "app_users" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "deletion_handles_user" ON "deletion_handles" USING btree ("app_user_id");--> statement-breakpoint
CREATE INDEX "deletion_handles_expiry" ON "deletion_handles" USING btree ("expires_at");