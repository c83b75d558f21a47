ALTER TABLE "withdrawals" ADD COLUMN "bank_tracking_code" text;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD COLUMN "request_key" text;--> statement-breakpoint
CREATE INDEX "withdrawals_status" ON "withdrawals" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_actions_request" ON "staff_actions" USING btree ("staff_id","request_key");