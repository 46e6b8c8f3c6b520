CREATE TABLE "visits" (
	"member_id" uuid NOT NULL,
	"slot" integer NOT NULL,
	CONSTRAINT "visits_member_id_slot_pk" PRIMARY KEY("member_id","slot")
);
--> statement-breakpoint
DROP INDEX "profiles_search_region";--> statement-breakpoint
DROP INDEX "profiles_search_country";--> statement-breakpoint
DROP INDEX "profiles_search_gender";--> statement-breakpoint
DROP INDEX "profiles_ages_region";--> statement-breakpoint
DROP INDEX "profiles_ages_country";--> statement-breakpoint
DROP INDEX "profiles_ages_gender";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "active_slot" integer, ADD COLUMN "slot_key" integer;--> statement-breakpoint
-- Writes the table once, where an update would leave every row twice.
ALTER TABLE "profiles"
  ALTER COLUMN "active_slot" SET DATA TYPE integer USING least(floor(extract(epoch from "last_active_at") / 21600), floor(extract(epoch from now()) / 21600) - 1)::int,
  ALTER COLUMN "slot_key" SET DATA TYPE integer USING floor(random() * 2147483648)::int;--> statement-breakpoint
ALTER TABLE "profiles"
  ALTER COLUMN "active_slot" SET NOT NULL,
  ALTER COLUMN "slot_key" SET DEFAULT floor(random() * 2147483648)::int,
  ALTER COLUMN "slot_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_slot" ON "visits" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "profiles_search_region" ON "profiles" USING btree ("site_id","gender","country","region","active_slot","slot_key","member_id","birth_date") WHERE searchable;--> statement-breakpoint
CREATE INDEX "profiles_search_country" ON "profiles" USING btree ("site_id","gender","country","active_slot","slot_key","member_id","birth_date") WHERE searchable;--> statement-breakpoint
CREATE INDEX "profiles_search_gender" ON "profiles" USING btree ("site_id","gender","active_slot","slot_key","member_id","birth_date") WHERE searchable;--> statement-breakpoint
CREATE INDEX "profiles_ages_region" ON "profiles" USING btree ("site_id","gender","country","region","birth_date","active_slot","slot_key","member_id") WHERE searchable and birth_date > '-infinity';--> statement-breakpoint
CREATE INDEX "profiles_ages_country" ON "profiles" USING btree ("site_id","gender","country","birth_date","region","active_slot","slot_key","member_id") WHERE searchable and birth_date > '-infinity';--> statement-breakpoint
CREATE INDEX "profiles_ages_gender" ON "profiles" USING btree ("site_id","gender","birth_date","country","active_slot","slot_key","member_id") WHERE searchable and birth_date > '-infinity';