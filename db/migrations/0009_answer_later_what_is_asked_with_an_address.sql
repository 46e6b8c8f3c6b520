CREATE TABLE "address_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"email_normalized" text NOT NULL,
	"account" text,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address_requests" ADD CONSTRAINT "address_requests_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;