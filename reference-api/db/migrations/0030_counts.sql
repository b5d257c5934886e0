CREATE TABLE "counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"detail" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "counts_day_kind_name_detail_pk" PRIMARY KEY("day","kind","name","detail"),
	CONSTRAINT "counts_kind" CHECK ("counts"."kind" in ('view', 'arrival', 'ad', 'lcp', 'inp', 'cls'))
);
