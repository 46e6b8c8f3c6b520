CREATE TABLE "direct_debit_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"direct_debit_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"phone_key" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"code_hash" text,
	"sent_at" timestamp (3) with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "direct_debit_codes_tries" CHECK ("direct_debit_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "direct_debit_debtors" (
	"key" text PRIMARY KEY NOT NULL,
	"blocked_at" timestamp (3) with time zone,
	"blocked_for" text
);
--> statement-breakpoint
CREATE TABLE "direct_debit_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"message_id" text NOT NULL,
	"creditor" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"written_at" timestamp (3) with time zone,
	CONSTRAINT "direct_debit_files_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "direct_debit_files_number" UNIQUE("site_id","number")
);
--> statement-breakpoint
CREATE TABLE "direct_debit_mandates" (
	"direct_debit_id" uuid PRIMARY KEY NOT NULL,
	"text_version" text NOT NULL,
	"ticked_at" timestamp (3) with time zone NOT NULL,
	"holder" text NOT NULL,
	"sealed_iban" text NOT NULL,
	"iban_key" text NOT NULL,
	"iban_end" text NOT NULL,
	"iban_country" text NOT NULL,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"zip" text NOT NULL,
	"city" text NOT NULL,
	"sealed_phone" text NOT NULL,
	"phone_key" text NOT NULL,
	"phone_end" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "direct_debit_numbers" (
	"site_id" text PRIMARY KEY NOT NULL,
	"last_mandate" integer DEFAULT 0 NOT NULL,
	"last_file" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "direct_debit_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"direct_debit_id" uuid NOT NULL,
	"minor" integer NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"file_id" uuid,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "direct_debit_refunds_amount_positive" CHECK ("direct_debit_refunds"."minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "direct_debits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"site_id" text NOT NULL,
	"number" integer NOT NULL,
	"reference" text NOT NULL,
	"minor" integer NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"collect_on" date,
	"dropped_at" timestamp (3) with time zone,
	"file_id" uuid,
	"returned_at" timestamp (3) with time zone,
	"return_reason" text,
	CONSTRAINT "direct_debits_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "direct_debits_number" UNIQUE("site_id","number"),
	CONSTRAINT "direct_debits_amount_positive" CHECK ("direct_debits"."minor" > 0),
	CONSTRAINT "direct_debits_signed_has_day" CHECK (("direct_debits"."signed_at" is null) = ("direct_debits"."collect_on" is null)),
	CONSTRAINT "direct_debits_signed_or_cancelled" CHECK ("direct_debits"."signed_at" is null or "direct_debits"."cancelled_at" is null),
	CONSTRAINT "direct_debits_collected_is_signed" CHECK ("direct_debits"."file_id" is null or ("direct_debits"."signed_at" is not null and "direct_debits"."dropped_at" is null)),
	CONSTRAINT "direct_debits_return_has_reason" CHECK (("direct_debits"."returned_at" is null) = ("direct_debits"."return_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "direct_debit_codes" ADD CONSTRAINT "direct_debit_codes_direct_debit_id_direct_debits_id_fk" FOREIGN KEY ("direct_debit_id") REFERENCES "public"."direct_debits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit_codes" ADD CONSTRAINT "direct_debit_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit_files" ADD CONSTRAINT "direct_debit_files_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit_mandates" ADD CONSTRAINT "direct_debit_mandates_direct_debit_id_direct_debits_id_fk" FOREIGN KEY ("direct_debit_id") REFERENCES "public"."direct_debits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit_numbers" ADD CONSTRAINT "direct_debit_numbers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit_refunds" ADD CONSTRAINT "direct_debit_refunds_direct_debit_id_direct_debits_id_fk" FOREIGN KEY ("direct_debit_id") REFERENCES "public"."direct_debits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debit_refunds" ADD CONSTRAINT "direct_debit_refunds_file_id_direct_debit_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."direct_debit_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debits" ADD CONSTRAINT "direct_debits_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debits" ADD CONSTRAINT "direct_debits_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debits" ADD CONSTRAINT "direct_debits_file_id_direct_debit_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."direct_debit_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "direct_debit_codes_of" ON "direct_debit_codes" USING btree ("direct_debit_id","asked_at");--> statement-breakpoint
CREATE INDEX "direct_debit_codes_member" ON "direct_debit_codes" USING btree ("member_id","asked_at");--> statement-breakpoint
CREATE INDEX "direct_debit_codes_phone" ON "direct_debit_codes" USING btree ("phone_key","asked_at");--> statement-breakpoint
CREATE INDEX "direct_debit_mandates_iban" ON "direct_debit_mandates" USING btree ("iban_key");--> statement-breakpoint
CREATE INDEX "direct_debit_mandates_ticked" ON "direct_debit_mandates" USING btree ("ticked_at");--> statement-breakpoint
CREATE INDEX "direct_debit_refunds_of" ON "direct_debit_refunds" USING btree ("direct_debit_id");--> statement-breakpoint
CREATE INDEX "direct_debits_to_collect" ON "direct_debits" USING btree ("site_id") WHERE signed_at is not null and dropped_at is null and file_id is null;