CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"package_id" text NOT NULL,
	"credits" integer NOT NULL,
	"currency" text NOT NULL,
	"list_minor" integer NOT NULL,
	"discount_minor" integer DEFAULT 0 NOT NULL,
	"discount_code" text,
	"total_minor" integer NOT NULL,
	"country" text NOT NULL,
	"tax_rate" integer NOT NULL,
	"tax_minor" integer NOT NULL,
	"consent_version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "orders_credits_positive" CHECK ("orders"."credits" > 0),
	CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_minor" = "orders"."list_minor" - "orders"."discount_minor"),
	CONSTRAINT "orders_discount_within_price" CHECK ("orders"."discount_minor" between 0 and "orders"."list_minor"),
	CONSTRAINT "orders_discount_has_code" CHECK (("orders"."discount_minor" > 0) = ("orders"."discount_code" is not null)),
	CONSTRAINT "orders_tax_within_total" CHECK ("orders"."tax_minor" between 0 and "orders"."total_minor")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_payment_id" text,
	"method" text NOT NULL,
	"bank" text,
	"checkout_url" text,
	"status" text DEFAULT 'open' NOT NULL,
	"paid_with" text,
	"currency" text NOT NULL,
	"minor" integer NOT NULL,
	"paid_minor" integer DEFAULT 0 NOT NULL,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"charged_back_minor" integer DEFAULT 0 NOT NULL,
	"is_surplus" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_provider_unique" UNIQUE("provider","provider_payment_id"),
	CONSTRAINT "payments_amounts_not_negative" CHECK (least("payments"."paid_minor", "payments"."refunded_minor", "payments"."charged_back_minor") >= 0),
	CONSTRAINT "payments_paid_at" CHECK (("payments"."paid_at" is not null) = ("payments"."status" = 'paid'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"minor" integer NOT NULL,
	"provider_refund_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_credited_once" ON "payments" USING btree ("order_id") WHERE status = 'paid' and not is_surplus;--> statement-breakpoint
CREATE INDEX "payments_undecided" ON "payments" USING btree ("fetched_at") WHERE status in ('open', 'pending');--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_surplus_once" ON "refunds" USING btree ("payment_id") WHERE reason = 'surplus';--> statement-breakpoint
CREATE INDEX "refunds_unsent" ON "refunds" USING btree ("created_at") WHERE sent_at is null;