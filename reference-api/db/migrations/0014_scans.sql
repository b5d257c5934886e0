CREATE TABLE "scanned_files" (
	"code_hash" text NOT NULL,
	"request_id" text NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "scanned_files_code_hash_request_id_pk" PRIMARY KEY("code_hash","request_id")
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"field" text NOT NULL,
	"registration" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"pass_hash" text
);
--> statement-breakpoint
ALTER TABLE "scanned_files" ADD CONSTRAINT "scanned_files_code_hash_scans_code_hash_fk" FOREIGN KEY ("code_hash") REFERENCES "public"."scans"("code_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scanned_files" ADD CONSTRAINT "scanned_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scanned_files_file" ON "scanned_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "scans_account" ON "scans" USING btree ("account_id","field");--> statement-breakpoint
CREATE INDEX "scans_pass" ON "scans" USING btree ("pass_hash");--> statement-breakpoint
CREATE INDEX "scans_expiry" ON "scans" USING btree ("expires_at");