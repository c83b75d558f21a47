CREATE TABLE "shop_facts" (
	"name" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '2 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD COLUMN "stock_alert_id" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "reason" text;--> statement-breakpoint
UPDATE "stock_movements" SET "reason" = CASE WHEN "change" < 0 THEN 'ordered' ELSE 'released' END;--> statement-breakpoint
ALTER TABLE "stock_movements" ALTER COLUMN "reason" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("created_at") WHERE "payments"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "stock_movements_variant" ON "stock_movements" USING btree ("variant_id","id");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_cause" CHECK (("stock_movements"."reason" in ('ordered', 'released')) = ("stock_movements"."order_id" is not null));--> statement-breakpoint
-- Demos that were filled before the fact was kept.
INSERT INTO "shop_facts" ("name") SELECT 'demo' WHERE EXISTS (SELECT FROM "users" WHERE "phone" = '09120000001' AND "role" = 'staff');
