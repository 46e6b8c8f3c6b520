ALTER TABLE "package_prices" DROP CONSTRAINT "package_prices_site_id_currency_credits_since_pk";--> statement-breakpoint
ALTER TABLE "package_prices" ADD COLUMN "country" text;--> statement-breakpoint
-- What a currency's price was, it was in each of its countries.
INSERT INTO "package_prices" ("site_id", "country", "currency", "credits", "since", "minor")
SELECT p."site_id", c."country", p."currency", p."credits", p."since", p."minor"
FROM "package_prices" p JOIN (VALUES
  ('NL', 'EUR'), ('BE', 'EUR'), ('GB', 'GBP'), ('IE', 'EUR'), ('DE', 'EUR'), ('AT', 'EUR'), ('IT', 'EUR'), ('FR', 'EUR'),
  ('CH', 'CHF'), ('ES', 'EUR'), ('US', 'USD'), ('CA', 'CAD'), ('AU', 'AUD'), ('NZ', 'NZD'), ('PL', 'PLN')
) c ("country", "currency") ON c."currency" = p."currency"
WHERE p."country" IS NULL;--> statement-breakpoint
DELETE FROM "package_prices" WHERE "country" IS NULL;--> statement-breakpoint
ALTER TABLE "package_prices" ALTER COLUMN "country" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "package_prices" ADD CONSTRAINT "package_prices_site_id_country_credits_since_pk" PRIMARY KEY("site_id","country","credits","since");
