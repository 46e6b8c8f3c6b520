CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid,
	"action" text NOT NULL,
	"site_id" text,
	"member_id" uuid,
	"subject_id" uuid,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_claims" (
	"photo_id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_removals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"photo_id" uuid,
	"staff_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"remark" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"objectable_until" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"objection" text,
	"objected_at" timestamp (3) with time zone,
	"outcome" text,
	"reviewed_by" uuid,
	"reviewed_at" timestamp (3) with time zone,
	"outcome_told_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "photo_removals_objection" CHECK (("photo_removals"."objection" is null) = ("photo_removals"."objected_at" is null)),
	CONSTRAINT "photo_removals_review" CHECK (("photo_removals"."reviewed_at" is null) = ("photo_removals"."outcome" is null)),
	CONSTRAINT "photo_removals_second_look" CHECK ("photo_removals"."reviewed_by" <> "photo_removals"."staff_id")
);
--> statement-breakpoint
CREATE TABLE "removed_picture_hashes" (
	"picture_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"hash" bit(64) NOT NULL,
	CONSTRAINT "removed_picture_hashes_picture_id_part_pk" PRIMARY KEY("picture_id","part")
);
--> statement-breakpoint
CREATE TABLE "removed_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_normalized" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"second_factor" text,
	"second_factor_since" timestamp (3) with time zone,
	"last_code_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email_normalized"),
	CONSTRAINT "staff_second_factor_is_there" CHECK ("staff"."second_factor_since" is null or "staff"."second_factor" is not null)
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"proved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "photos_waiting";--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "looks_like_id" uuid;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "looks_like_distance" integer;--> statement-breakpoint
ALTER TABLE "photo_claims" ADD CONSTRAINT "photo_claims_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_claims" ADD CONSTRAINT "photo_claims_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_removals" ADD CONSTRAINT "photo_removals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_removals" ADD CONSTRAINT "photo_removals_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_removals" ADD CONSTRAINT "photo_removals_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_removals" ADD CONSTRAINT "photo_removals_reviewed_by_staff_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_picture_hashes" ADD CONSTRAINT "removed_picture_hashes_picture_id_removed_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."removed_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_pictures" ADD CONSTRAINT "removed_pictures_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_time" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_staff" ON "audit_entries" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_member" ON "audit_entries" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "photo_claims_staff" ON "photo_claims" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "photo_removals_member" ON "photo_removals" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "photo_removals_photo" ON "photo_removals" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "photo_removals_objected" ON "photo_removals" USING btree ("objected_at") WHERE objected_at is not null and reviewed_at is null;--> statement-breakpoint
CREATE INDEX "photo_removals_kept" ON "photo_removals" USING btree ("objectable_until") WHERE photo_id is not null;--> statement-breakpoint
CREATE INDEX "removed_picture_hashes_1" ON "removed_picture_hashes" USING btree (substring(hash from 1 for 16));--> statement-breakpoint
CREATE INDEX "removed_picture_hashes_2" ON "removed_picture_hashes" USING btree (substring(hash from 17 for 16));--> statement-breakpoint
CREATE INDEX "removed_picture_hashes_3" ON "removed_picture_hashes" USING btree (substring(hash from 33 for 16));--> statement-breakpoint
CREATE INDEX "removed_picture_hashes_4" ON "removed_picture_hashes" USING btree (substring(hash from 49 for 16));--> statement-breakpoint
CREATE INDEX "removed_pictures_member" ON "removed_pictures" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "removed_pictures_time" ON "removed_pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_looks_like_id_removed_pictures_id_fk" FOREIGN KEY ("looks_like_id") REFERENCES "public"."removed_pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_looks_like" ON "photos" USING btree ("looks_like_id") WHERE looks_like_id is not null;--> statement-breakpoint
CREATE INDEX "photos_waiting" ON "photos" USING btree ((looks_like_id is null),"created_at","id") WHERE status = 'under_inspection' and deleted_at is null;