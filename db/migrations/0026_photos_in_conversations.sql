ALTER TABLE "messages" DROP CONSTRAINT "messages_unsent_empty";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "photo_status" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "photo_key" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "photo_colour" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "photo_width" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "photo_height" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_photo_key" ON "messages" USING btree ("photo_key") WHERE photo_key is not null;--> statement-breakpoint
CREATE INDEX "messages_photos_waiting" ON "messages" USING btree ("created_at") WHERE photo_status = 'under_inspection';--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_photo_whole" CHECK ("messages"."photo_status" is null or num_nulls("messages"."photo_key", "messages"."photo_colour", "messages"."photo_width", "messages"."photo_height") = 0);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_unsent_empty" CHECK ("messages"."unsent_at" is null or ("messages"."body" = '' and "messages"."photo_status" is null));