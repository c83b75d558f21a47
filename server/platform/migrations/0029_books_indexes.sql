DROP INDEX "ledger_entries_account";--> statement-breakpoint
CREATE INDEX "ledger_entries_account_newest" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_payment" ON "ledger_transactions" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_withdrawal" ON "ledger_transactions" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE INDEX "payments_reference" ON "payments" USING btree ("reference_number");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at");