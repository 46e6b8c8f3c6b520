DROP INDEX "likes_received";--> statement-breakpoint
CREATE INDEX "likes_given" ON "likes" USING btree ("from_id","created_at","to_id");--> statement-breakpoint
CREATE INDEX "likes_received" ON "likes" USING btree ("to_id",(seen_at is null),"created_at","from_id");