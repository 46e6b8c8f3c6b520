CREATE TABLE "excess_acknowledgements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"facts_version" integer NOT NULL,
	"excess_minor" integer NOT NULL,
	"reason" text NOT NULL,
	"acknowledged_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "excess_acknowledgements_positive" CHECK ("excess_acknowledgements"."excess_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"asked" integer NOT NULL,
	"failed" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_sign";--> statement-breakpoint
DROP INDEX "refunds_surplus_once";--> statement-breakpoint
DROP INDEX "ledger_entries_paid";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "facts_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ask_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ask_again_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "revoked_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "excess_acknowledgements" ADD CONSTRAINT "excess_acknowledgements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "excess_acknowledgements_payment" ON "excess_acknowledgements" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_ask_failures" ON "payments" USING btree ("ask_again_at") WHERE ask_failures > 0;--> statement-breakpoint
CREATE INDEX "payments_gone" ON "payments" USING btree ("id") WHERE refunded_minor + charged_back_minor > 0;--> statement-breakpoint
CREATE INDEX "ledger_entries_paid" ON "ledger_entries" USING btree ("member_id","created_at") WHERE reason in ('purchase', 'charge_back', 'charge_back_reversed');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_ask_again" CHECK (("payments"."ask_again_at" is not null) = ("payments"."ask_failures" > 0));--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_sign" CHECK (("receipts"."total_minor" > 0) = ("receipts"."reason" in ('sale', 'refund_reversal', 'charge_back_reversal')));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_revoked_within_amount" CHECK ("refunds"."revoked_minor" between 0 and "refunds"."minor");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_revoked_at" CHECK (("refunds"."revoked_at" is not null) = ("refunds"."revoked_minor" > 0));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_revoked_at_provider" CHECK ("refunds"."revoked_minor" = 0 or "refunds"."reason" = 'at_provider');