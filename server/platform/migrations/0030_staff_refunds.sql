DROP INDEX "refunds_open";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "bank_tracking_code" text;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_open" ON "refunds" USING btree ("order_id") WHERE "refunds"."status" in ('REQUESTED', 'APPROVED') and "refunds"."reason" <> 'staff';