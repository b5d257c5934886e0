CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"request_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"masked" text NOT NULL,
	"sealed" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"answer" text,
	"code_id" bigint,
	CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('code', 'notice', 'ticket', 'receipt', 'review')),
	CONSTRAINT "messages_channel" CHECK ("messages"."channel" in ('sms', 'email')),
	CONSTRAINT "messages_status" CHECK ("messages"."status" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"name" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "operators_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("status","next_at");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_type" CHECK ("accounts"."type" in (0, 1));--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_purpose" CHECK ("codes"."purpose" in ('password-reset', 'deletion', 'contact'));--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind" CHECK ("notices"."kind" in ('new-device', 'sign-in-locked', 'code-worn-out'));--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_status_known" CHECK ("submissions"."status" in ('received', 'reviewing', 'correction', 'approved', 'refused'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_media_type" CHECK ("files"."media_type" in ('application/pdf', 'image/jpeg', 'image/png', 'application/zip'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_size" CHECK ("files"."size" >= 0);--> statement-breakpoint
ALTER TABLE "rights_requests" ADD CONSTRAINT "rights_requests_kind" CHECK ("rights_requests"."kind" in ('access', 'correction', 'withdrawal', 'deletion', 'complaint', 'service'));--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the audit log only grows'; END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
