ALTER TABLE "address_requests" ADD COLUMN "wants" text;--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "tried" text[] DEFAULT '{}' NOT NULL;