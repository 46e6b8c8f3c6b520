ALTER TABLE "direct_debit_files" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "direct_debit_files" ADD COLUMN "voided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "direct_debits" ADD COLUMN "released_at" timestamp (3) with time zone;