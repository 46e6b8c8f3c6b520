CREATE TABLE "package_prices" (
	"site_id" text NOT NULL,
	"currency" text NOT NULL,
	"credits" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"minor" integer NOT NULL,
	CONSTRAINT "package_prices_site_id_currency_credits_since_pk" PRIMARY KEY("site_id","currency","credits","since"),
	CONSTRAINT "package_prices_positive" CHECK ("package_prices"."minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "package_prices" ADD CONSTRAINT "package_prices_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;