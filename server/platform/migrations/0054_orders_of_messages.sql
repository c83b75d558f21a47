ALTER TABLE "messages" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "messages" SET "order_id" = "orders"."id" FROM "orders" WHERE "orders"."user_id" = "messages"."user_id" AND "messages"."product_id" IS NULL AND "messages"."staff_message_id" IS NULL AND position(translate("orders"."tracking_code", '0123456789', '۰۱۲۳۴۵۶۷۸۹') IN "messages"."text") > 0;
