ALTER TABLE "saved_searches" DROP CONSTRAINT "saved_searches_name";--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_name" ON "saved_searches" USING btree ("member_id","name_key") WHERE "saved_searches"."removed_at" is null;