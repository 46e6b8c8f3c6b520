CREATE TABLE "place_evidence" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"country" char(2) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "place_evidence_order_id_kind_pk" PRIMARY KEY("order_id","kind"),
	CONSTRAINT "place_evidence_country" CHECK ("place_evidence"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"site_id" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_counters_site_id_year_pk" PRIMARY KEY("site_id","year")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"year" smallint NOT NULL,
	"number" integer NOT NULL,
	"prefix" text NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"corrects_id" uuid,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"buyer" text NOT NULL,
	"country" text NOT NULL,
	"is_place_proved" boolean NOT NULL,
	"tax_rate" integer NOT NULL,
	"currency" text NOT NULL,
	"total_minor" integer NOT NULL,
	"tax_minor" integer NOT NULL,
	"seller_name" text NOT NULL,
	"seller_address" text NOT NULL,
	"seller_city" text NOT NULL,
	"seller_country" text,
	"seller_kvk" text NOT NULL,
	"seller_vat_number" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipts_number_unique" UNIQUE("site_id","year","number"),
	CONSTRAINT "receipts_reference_unique" UNIQUE("reason","reference"),
	CONSTRAINT "receipts_sign" CHECK (("receipts"."total_minor" > 0) = ("receipts"."reason" = 'sale')),
	CONSTRAINT "receipts_corrects" CHECK (("receipts"."corrects_id" is null) = ("receipts"."reason" = 'sale')),
	CONSTRAINT "receipts_tax_within_total" CHECK ("receipts"."tax_minor" between least("receipts"."total_minor", 0) and greatest("receipts"."total_minor", 0))
);
--> statement-breakpoint
ALTER TABLE "place_evidence" ADD CONSTRAINT "place_evidence_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_counters" ADD CONSTRAINT "receipt_counters_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_corrects_id_receipts_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_order" ON "receipts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receipts_issued" ON "receipts" USING btree ("issued_at");