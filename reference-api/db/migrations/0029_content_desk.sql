CREATE TABLE "content_decisions" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"shown_from" timestamp with time zone,
	"shown_until" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"reason" text,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_decisions_kind_name_pk" PRIMARY KEY("kind","name"),
	CONSTRAINT "content_decisions_kind" CHECK ("content_decisions"."kind" in ('article', 'advertisement'))
);
--> statement-breakpoint
CREATE TABLE "content_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"contrast" double precision NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_pictures_media_type" CHECK ("content_pictures"."media_type" in ('image/jpeg', 'image/png')),
	CONSTRAINT "content_pictures_size" CHECK ("content_pictures"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "staff" DROP CONSTRAINT "staff_role";--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_role" CHECK ("staff"."role" in ('reviewer', 'support', 'data-protection', 'editor', 'administrator'));