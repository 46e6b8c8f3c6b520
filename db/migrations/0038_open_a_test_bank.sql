CREATE TABLE "sandbox_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"answer" integer
);
--> statement-breakpoint
CREATE TABLE "sandbox_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"losses" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_mandates" (
	"id" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"paid_with" text NOT NULL,
	"bank_country" text NOT NULL,
	"is_chargeable" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"forgotten_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"client_id" text NOT NULL,
	"method" text NOT NULL,
	"bank" text,
	"currency" text NOT NULL,
	"minor" integer NOT NULL,
	"country" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"webhook_url" text NOT NULL,
	"customer" text,
	"status" text DEFAULT 'open' NOT NULL,
	"paid_currency" text NOT NULL,
	"paid_minor" integer DEFAULT 0 NOT NULL,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"charged_back_minor" integer DEFAULT 0 NOT NULL,
	"paid_with" text,
	"bank_country" text,
	"mandate_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_page_unique" UNIQUE("page"),
	CONSTRAINT "sandbox_payments_client_id_unique" UNIQUE("client_id"),
	CONSTRAINT "sandbox_payments_amount_positive" CHECK ("sandbox_payments"."minor" > 0),
	CONSTRAINT "sandbox_payments_paid" CHECK (("sandbox_payments"."paid_minor" > 0) = ("sandbox_payments"."status" = 'paid')),
	CONSTRAINT "sandbox_payments_back_within_paid" CHECK ("sandbox_payments"."refunded_minor" + "sandbox_payments"."charged_back_minor" <= "sandbox_payments"."paid_minor")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"minor" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_client_id_unique" UNIQUE("client_id"),
	CONSTRAINT "sandbox_refunds_positive" CHECK ("sandbox_refunds"."minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"delay" integer DEFAULT 0 NOT NULL,
	"copies" integer DEFAULT 1 NOT NULL,
	"is_shuffled" boolean DEFAULT false NOT NULL,
	"losses" integer DEFAULT 0 NOT NULL,
	"is_silent" boolean DEFAULT false NOT NULL,
	"refunds" text DEFAULT 'at_once' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_attempts" ADD CONSTRAINT "sandbox_attempts_delivery_id_sandbox_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."sandbox_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_deliveries" ADD CONSTRAINT "sandbox_deliveries_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_mandate_id_sandbox_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."sandbox_mandates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_attempts_delivery" ON "sandbox_attempts" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "sandbox_attempts_newest" ON "sandbox_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sandbox_deliveries_payment" ON "sandbox_deliveries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("payment_id");