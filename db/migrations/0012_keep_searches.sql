CREATE TABLE "saved_searches" (
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"gender" text,
	"country" char(2),
	"region" text,
	"min_age" smallint,
	"max_age" smallint,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_searches_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "saved_searches_name" UNIQUE("member_id","name_key"),
	CONSTRAINT "saved_searches_name_length" CHECK (char_length("saved_searches"."name") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_confirmed" ON "members" USING btree ("site_id","confirmed_at","id");