CREATE TABLE "mail_requests" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_requests_member_id_kind_requested_at_pk" PRIMARY KEY("member_id","kind","requested_at")
);
--> statement-breakpoint
ALTER TABLE "mail_requests" ADD CONSTRAINT "mail_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Failures are counted afresh: what is remembered of them is a day old at most.
DELETE FROM "login_failures";--> statement-breakpoint
ALTER TABLE "login_failures" DROP CONSTRAINT "login_failures_member_id_members_id_fk";--> statement-breakpoint
ALTER TABLE "login_failures" DROP CONSTRAINT "login_failures_member_id_network_pk";--> statement-breakpoint
ALTER TABLE "login_failures" DROP COLUMN "member_id";--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "address_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "login_failures" ADD CONSTRAINT "login_failures_address_hash_network_pk" PRIMARY KEY("address_hash","network");--> statement-breakpoint
CREATE INDEX "login_failures_age" ON "login_failures" USING btree ("first_failure_at");
