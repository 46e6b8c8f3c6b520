CREATE TABLE "discount_codes" (
	"site_id" text NOT NULL,
	"code" text NOT NULL,
	"percentage" smallint NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"validity" text NOT NULL,
	"member_id" uuid,
	"country" text,
	"payment_methods" text[],
	"currency" text,
	"minimum_minor" integer,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "discount_codes_site_id_code_pk" PRIMARY KEY("site_id","code"),
	CONSTRAINT "discount_codes_written" CHECK ("discount_codes"."code" ~ '^[A-Z0-9-]{3,32}$'),
	CONSTRAINT "discount_codes_percentage" CHECK ("discount_codes"."percentage" between 1 and 99),
	CONSTRAINT "discount_codes_minimum" CHECK (("discount_codes"."currency" is null) = ("discount_codes"."minimum_minor" is null) and "discount_codes"."minimum_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_codes_member" ON "discount_codes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "orders_discount" ON "orders" USING btree ("site_id","discount_code") WHERE discount_code is not null;