CREATE TABLE "taken_back_likes" (
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"shown_at" timestamp (3) with time zone,
	"matched" boolean NOT NULL,
	"taken_back_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "taken_back_likes_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
ALTER TABLE "taken_back_likes" ADD CONSTRAINT "taken_back_likes_from_id_members_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_back_likes" ADD CONSTRAINT "taken_back_likes_to_id_members_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taken_back_likes_to" ON "taken_back_likes" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "taken_back_likes_at" ON "taken_back_likes" USING btree ("taken_back_at");