ALTER TABLE "refunds" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "settled_on" date;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "settled_minor" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "settled_how" text;--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("failed_at") WHERE failed_at is not null and settled_at is null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_settled_as_a_whole" CHECK (num_nonnulls("refunds"."settled_at", "refunds"."settled_on", "refunds"."settled_minor", "refunds"."settled_how") in (0, 4));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_settled_when_failed" CHECK ("refunds"."settled_at" is null or "refunds"."failed_at" is not null);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_settled_within_amount" CHECK ("refunds"."settled_minor" between 1 and "refunds"."minor");