CREATE TABLE "swipe_zones" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "swipes" (
	"member_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"choice" text,
	"liked_on" date,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "swipes_member_id_other_id_pk" PRIMARY KEY("member_id","other_id"),
	CONSTRAINT "swipes_not_self" CHECK ("swipes"."member_id" <> "swipes"."other_id")
);
--> statement-breakpoint
ALTER TABLE "swipe_zones" ADD CONSTRAINT "swipe_zones_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_other_id_members_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "swipes_other" ON "swipes" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "swipes_liked" ON "swipes" USING btree ("member_id","liked_on") WHERE liked_on is not null;--> statement-breakpoint
CREATE INDEX "swipes_decided" ON "swipes" USING btree ("decided_at");