ALTER TABLE "ticket_notes" DROP CONSTRAINT "ticket_notes_kind";--> statement-breakpoint
ALTER TABLE "rights_requests" ADD COLUMN "joined_to" text;--> statement-breakpoint
ALTER TABLE "rights_requests" ADD CONSTRAINT "rights_requests_joined_to_rights_requests_ticket_fk" FOREIGN KEY ("joined_to") REFERENCES "public"."rights_requests"("ticket") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rights_requests_joined" ON "rights_requests" USING btree ("joined_to");--> statement-breakpoint
ALTER TABLE "ticket_notes" ADD CONSTRAINT "ticket_notes_kind" CHECK ("ticket_notes"."kind" in ('note', 'answer', 'reopened', 'joined'));