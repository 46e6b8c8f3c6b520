DROP INDEX "profiles_search_recent";--> statement-breakpoint
DROP INDEX "profiles_count";--> statement-breakpoint
DROP INDEX "profiles_count_country";--> statement-breakpoint
DROP INDEX "profiles_search_region";--> statement-breakpoint
DROP INDEX "profiles_search_country";--> statement-breakpoint
CREATE INDEX "profiles_search_gender" ON "profiles" USING btree ("site_id","gender","last_active_at","member_id","birth_date") WHERE searchable;--> statement-breakpoint
CREATE INDEX "profiles_search_region" ON "profiles" USING btree ("site_id","gender","country","region","last_active_at","member_id","birth_date") WHERE searchable;--> statement-breakpoint
CREATE INDEX "profiles_search_country" ON "profiles" USING btree ("site_id","gender","country","last_active_at","member_id","birth_date") WHERE searchable;