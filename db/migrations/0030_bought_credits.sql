ALTER TABLE "ledger_entries" ADD COLUMN "bought" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "bought" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_bought_within_amount" CHECK ("ledger_entries"."bought" between least("ledger_entries"."amount", 0) and greatest("ledger_entries"."amount", 0));--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_bought_within_balance" CHECK ("wallets"."bought" between 0 and "wallets"."balance");