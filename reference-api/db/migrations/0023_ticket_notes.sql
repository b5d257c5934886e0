CREATE TABLE "ticket_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket" text NOT NULL,
	"kind" text NOT NULL,
	"author" text,
	"at" timestamp with time zone NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "ticket_notes_kind" CHECK ("ticket_notes"."kind" in ('note', 'answer', 'reopened'))
);
--> statement-breakpoint
ALTER TABLE "rights_requests" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rights_requests" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "ticket_notes" ADD CONSTRAINT "ticket_notes_ticket_rights_requests_ticket_fk" FOREIGN KEY ("ticket") REFERENCES "public"."rights_requests"("ticket") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_notes_ticket" ON "ticket_notes" USING btree ("ticket","at");