CREATE TABLE "photo_reports" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"photo_id" uuid NOT NULL,
	"reporter_id" uuid,
	"is_by_visitor" boolean NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "photo_reports_reporter_unique" UNIQUE("photo_id","reporter_id"),
	CONSTRAINT "photo_reports_by_whom" CHECK (not "photo_reports"."is_by_visitor" or "photo_reports"."reporter_id" is null)
);
--> statement-breakpoint
ALTER TABLE "photo_reports" ADD CONSTRAINT "photo_reports_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_reports" ADD CONSTRAINT "photo_reports_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_reports" ADD CONSTRAINT "photo_reports_reporter_id_members_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "photo_reports_visitor" ON "photo_reports" USING btree ("photo_id") WHERE is_by_visitor;--> statement-breakpoint
CREATE INDEX "photo_reports_reporter" ON "photo_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "photo_reports_waiting" ON "photo_reports" USING btree ("photo_id") WHERE decided_at is null;--> statement-breakpoint
-- What was reported before is looked at as well.
INSERT INTO "photo_reports" ("report_id", "photo_id", "reporter_id", "is_by_visitor")
SELECT r."id", r."photo_id", r."reporter_id", r."reporter_id" IS NULL
FROM "reports" r JOIN "photos" p ON p."id" = r."photo_id" AND p."status" <> 'removed'
ORDER BY r."created_at"
ON CONFLICT DO NOTHING;
