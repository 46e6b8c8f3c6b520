ALTER TABLE "reports" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "photo_key" text;--> statement-breakpoint
CREATE INDEX "reports_photo_key" ON "reports" USING btree ("photo_key") WHERE photo_key is not null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_photo" CHECK (("reports"."photo_id" is null) = ("reports"."photo_key" is null));