CREATE TABLE "spending_limits" (
	"member_id" uuid NOT NULL,
	"period" text NOT NULL,
	"holds_from" timestamp (3) with time zone NOT NULL,
	"minor" integer,
	"currency" text NOT NULL,
	CONSTRAINT "spending_limits_member_id_period_holds_from_pk" PRIMARY KEY("member_id","period","holds_from"),
	CONSTRAINT "spending_limits_not_negative" CHECK ("spending_limits"."minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "spending_limits" ADD CONSTRAINT "spending_limits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;