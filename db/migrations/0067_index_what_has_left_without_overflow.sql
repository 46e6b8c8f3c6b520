DROP INDEX "payments_gone";--> statement-breakpoint
CREATE INDEX "payments_left" ON "payments" USING btree ("id") WHERE refunded_minor > 0 or charged_back_minor > 0;