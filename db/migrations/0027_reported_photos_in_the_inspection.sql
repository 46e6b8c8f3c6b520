CREATE TABLE "reported_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reported_photos_message_unique" UNIQUE("conversation_id","seq")
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_photo_whole";--> statement-breakpoint
ALTER TABLE "photo_claims" DROP CONSTRAINT "photo_claims_photo_id_photos_id_fk";
--> statement-breakpoint
DROP INDEX "photo_removals_kept";--> statement-breakpoint
ALTER TABLE "photo_removals" ADD COLUMN "reported_photo_id" uuid;--> statement-breakpoint
ALTER TABLE "reported_photos" ADD CONSTRAINT "reported_photos_message_fk" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."messages"("conversation_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_removals" ADD CONSTRAINT "photo_removals_reported_photo_id_reported_photos_id_fk" FOREIGN KEY ("reported_photo_id") REFERENCES "public"."reported_photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_removals_reported_photo" ON "photo_removals" USING btree ("reported_photo_id");--> statement-breakpoint
CREATE INDEX "photo_removals_kept" ON "photo_removals" USING btree ("objectable_until") WHERE photo_id is not null or reported_photo_id is not null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_photo_whole" CHECK ("messages"."photo_status" is null or "messages"."photo_status" = 'removed' or num_nulls("messages"."photo_key", "messages"."photo_colour", "messages"."photo_width", "messages"."photo_height") = 0);--> statement-breakpoint
ALTER TABLE "photo_removals" ADD CONSTRAINT "photo_removals_one_photo" CHECK (num_nonnulls("photo_removals"."photo_id", "photo_removals"."reported_photo_id") <= 1);--> statement-breakpoint
-- Those that wait already, for what their newest report says.
INSERT INTO "reported_photos" ("id", "conversation_id", "seq", "reason", "created_at")
SELECT gen_random_uuid(), m."conversation_id", m."seq", coalesce(r."reason", 'other'), coalesce(r."created_at", m."created_at")
FROM "messages" m
JOIN "participants" p ON p."conversation_id" = m."conversation_id" AND p."member_id" = m."sender_id"
LEFT JOIN LATERAL (
  SELECT "reason", "created_at" FROM "reports"
  WHERE "reported_id" = m."sender_id" AND "reporter_id" = p."other_id" AND "message_seq" = m."seq"
  ORDER BY "created_at" DESC LIMIT 1
) r ON true
WHERE m."photo_status" = 'under_inspection';