ALTER TABLE "scanned_files" ADD COLUMN "field" text;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "others" jsonb;