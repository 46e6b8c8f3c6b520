CREATE TABLE "credit_corrections" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"explanation" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_corrections" ADD CONSTRAINT "credit_corrections_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_corrections" ADD CONSTRAINT "credit_corrections_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_corrections_member" ON "credit_corrections" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_correction_of_one_kind" CHECK ("ledger_entries"."reason" <> 'correction' or "ledger_entries"."bought" in (0, "ledger_entries"."amount"));