ALTER TABLE "photos" ADD COLUMN "is_main" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "photos" SET "is_main" = true WHERE "id" IN (
  SELECT DISTINCT ON ("member_id") "id" FROM "photos" WHERE "status" = 'active' ORDER BY "member_id", "position");--> statement-breakpoint
CREATE UNIQUE INDEX "photos_main" ON "photos" USING btree ("member_id") WHERE is_main;--> statement-breakpoint
CREATE INDEX "photos_storage_key" ON "photos" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "photos_waiting" ON "photos" USING btree ("created_at","id") WHERE status = 'under_inspection' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "photos_deleted" ON "photos" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_member_client_id" UNIQUE("member_id","client_id");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_main_is_active" CHECK (not "photos"."is_main" or ("photos"."status" = 'active' and "photos"."deleted_at" is null));