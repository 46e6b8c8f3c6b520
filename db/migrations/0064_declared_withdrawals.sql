CREATE TABLE "withdrawal_declarations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"order_id" uuid,
	"declared_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "withdrawal_declarations" ADD CONSTRAINT "withdrawal_declarations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_declarations" ADD CONSTRAINT "withdrawal_declarations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_declarations_member" ON "withdrawal_declarations" USING btree ("member_id","declared_at");--> statement-breakpoint
CREATE INDEX "withdrawal_declarations_order" ON "withdrawal_declarations" USING btree ("order_id");--> statement-breakpoint
INSERT INTO "withdrawal_declarations" ("id", "member_id", "declared_at", "mailed_at") SELECT gen_random_uuid(), "member_id", "created_at", "created_at" FROM "member_tokens" WHERE "purpose" = 'withdraw';