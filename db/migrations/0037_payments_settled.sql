ALTER TABLE "payments" DROP CONSTRAINT "payments_amounts_not_negative";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "origin" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_currency" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "credits_taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amounts_not_negative" CHECK (least("payments"."paid_minor", "payments"."refunded_minor", "payments"."charged_back_minor", "payments"."credits_taken") >= 0);