DROP INDEX "saved_methods_unrevoked";--> statement-breakpoint
ALTER TABLE "saved_methods" ADD COLUMN "away_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "saved_methods_unrevoked" ON "saved_methods" USING btree ("provider","away_at" NULLS FIRST,"created_at") WHERE revoked_at is null and (forgotten_at is not null or member_id is null);