DROP INDEX "submissions_status";--> statement-breakpoint
CREATE INDEX "submissions_accepted" ON "submissions" USING btree ("accepted_at","account_id");--> statement-breakpoint
CREATE INDEX "submissions_status" ON "submissions" USING btree ("status","accepted_at","account_id");--> statement-breakpoint
DO $$ BEGIN
	-- Where the extension may not or cannot be created, the desk finds parts of names more slowly.
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "accounts_name_parts" ON "accounts" USING gin ("username" gin_trgm_ops);
	CREATE INDEX "accounts_email_parts" ON "accounts" USING gin ("email" gin_trgm_ops);
	CREATE INDEX "submissions_number_parts" ON "submissions" USING gin ("number" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	NULL;
END $$;
