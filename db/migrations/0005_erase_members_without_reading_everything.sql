ALTER TABLE "participants" DROP CONSTRAINT "participants_other_id_members_id_fk";
--> statement-breakpoint
DROP INDEX "members_unconfirmed";--> statement-breakpoint
DROP INDEX "participants_list";--> statement-breakpoint
CREATE INDEX "conversations_high" ON "conversations" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "members_unconfirmed" ON "members" USING btree ("created_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "participants_list" ON "participants" USING btree ("member_id","listed_at","conversation_id");