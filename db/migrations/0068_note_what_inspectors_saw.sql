CREATE TABLE "unloadable_photos" (
	"photo_id" uuid PRIMARY KEY NOT NULL,
	"retry_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photo_claims" ADD COLUMN "seen_at" timestamp (3) with time zone;