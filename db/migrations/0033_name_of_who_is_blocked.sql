ALTER TABLE "blocks" ADD COLUMN "name" text;--> statement-breakpoint
UPDATE "blocks" SET "name" = "profiles"."name" FROM "profiles" WHERE "profiles"."member_id" = "blocks"."blocked_id";