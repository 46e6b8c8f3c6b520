ALTER TABLE "messages" ADD COLUMN "reply_to_seq" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reaction" text;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_earlier" CHECK ("messages"."reply_to_seq" < "messages"."seq");