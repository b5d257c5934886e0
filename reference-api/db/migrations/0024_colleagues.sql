CREATE TABLE "colleague_files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"field" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "colleague_links" (
	"id" text PRIMARY KEY NOT NULL,
	"link_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"part" text NOT NULL,
	"registration" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"filled_at" timestamp with time zone,
	"taken_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"sealed" text
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind";--> statement-breakpoint
ALTER TABLE "colleague_files" ADD CONSTRAINT "colleague_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleague_files" ADD CONSTRAINT "colleague_files_link_id_colleague_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."colleague_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleague_links" ADD CONSTRAINT "colleague_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "colleague_files_link" ON "colleague_files" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "colleague_links_hash" ON "colleague_links" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "colleague_links_account" ON "colleague_links" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE INDEX "colleague_links_expiry" ON "colleague_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('code', 'notice', 'ticket', 'receipt', 'review', 'colleague'));