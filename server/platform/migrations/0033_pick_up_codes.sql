ALTER TABLE "orders" ADD COLUMN "pickup_code" text;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_pickup_code" ON "orders" USING btree ("pickup_code");