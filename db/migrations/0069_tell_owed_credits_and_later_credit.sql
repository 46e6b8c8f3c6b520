ALTER TABLE "direct_debits" ADD COLUMN "is_credited_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "owed_credits" integer DEFAULT 0 NOT NULL;