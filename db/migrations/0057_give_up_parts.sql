CREATE TABLE "direct_debit_refused_parts" (
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"refused_at" timestamp (3) with time zone,
	"refused_by" text NOT NULL,
	"voided_at" timestamp (3) with time zone,
	CONSTRAINT "direct_debit_refused_parts_file_id_number_pk" PRIMARY KEY("file_id","number")
);
--> statement-breakpoint
ALTER TABLE "direct_debits" ADD COLUMN "part" integer;--> statement-breakpoint
ALTER TABLE "direct_debit_refused_parts" ADD CONSTRAINT "direct_debit_refused_parts_file_id_direct_debit_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."direct_debit_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debits" ADD CONSTRAINT "direct_debits_refused_part" FOREIGN KEY ("file_id","part") REFERENCES "public"."direct_debit_refused_parts"("file_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debits" ADD CONSTRAINT "direct_debits_part_of_file" CHECK ("direct_debits"."part" is null or "direct_debits"."file_id" is not null);