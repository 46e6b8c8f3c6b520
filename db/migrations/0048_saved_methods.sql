CREATE TABLE "saved_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"provider" text NOT NULL,
	"mandate_id" text NOT NULL,
	"method" text NOT NULL,
	"paid_with" text,
	"consent_version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"forgotten_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "saved_methods_mandate" UNIQUE("provider","mandate_id"),
	CONSTRAINT "saved_methods_revoked" CHECK ("saved_methods"."revoked_at" is null or "saved_methods"."forgotten_at" is not null or "saved_methods"."member_id" is null)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "saved_method_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "remember_version" text;--> statement-breakpoint
ALTER TABLE "sandbox_settings" ADD COLUMN "charges" text DEFAULT 'paid' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_methods" ADD CONSTRAINT "saved_methods_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_methods_member" ON "saved_methods" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "saved_methods_unrevoked" ON "saved_methods" USING btree ("created_at") WHERE revoked_at is null and (forgotten_at is not null or member_id is null);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_saved_method_id_saved_methods_id_fk" FOREIGN KEY ("saved_method_id") REFERENCES "public"."saved_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_saved_method" ON "payments" USING btree ("saved_method_id") WHERE saved_method_id is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_charged_or_remembered" CHECK ("payments"."saved_method_id" is null or "payments"."remember_version" is null);