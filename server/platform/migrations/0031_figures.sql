ALTER TABLE "search_counts" ADD COLUMN "has_results" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "refund_events_paid" ON "refund_events" USING btree ("at") WHERE "refund_events"."to_status" = 'PAID';