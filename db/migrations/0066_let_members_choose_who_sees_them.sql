CREATE TABLE "typed_addresses" (
	"hash" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "hidden_from_visitors_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "search_engines_allowed_at" timestamp (3) with time zone;
--> statement-breakpoint
-- A row that bars somebody, whoever writes it, takes the profile and its photos out of view at once (mayBeFound).
CREATE FUNCTION refresh_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  barred uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.member_id ELSE NEW.member_id END;
BEGIN
  UPDATE profiles SET searchable = invisible_since IS NULL
    AND EXISTS (SELECT FROM members m WHERE m.id = barred AND m.confirmed_at IS NOT NULL)
    AND NOT EXISTS (SELECT FROM bans b WHERE b.member_id = barred)
    AND NOT EXISTS (SELECT FROM account_deletions d WHERE d.member_id = barred)
  WHERE member_id = barred;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER bans_refresh_searchable AFTER INSERT OR DELETE ON "bans"
  FOR EACH ROW EXECUTE FUNCTION refresh_searchable();
--> statement-breakpoint
CREATE FUNCTION end_sessions_of_banned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sessions WHERE member_id = NEW.member_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER bans_end_sessions AFTER INSERT ON "bans"
  FOR EACH ROW EXECUTE FUNCTION end_sessions_of_banned();
