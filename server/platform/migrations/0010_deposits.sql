ALTER TABLE "payments" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "depositor_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "tracking_code" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_depositor_id_users_id_fk" FOREIGN KEY ("depositor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_depositor" ON "payments" USING btree ("depositor_id","id") WHERE "payments"."depositor_id" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_trackingCode_unique" UNIQUE("tracking_code");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purpose" CHECK (num_nonnulls("payments"."order_id", "payments"."depositor_id") = 1);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tracking_code" CHECK (("payments"."depositor_id" is null) = ("payments"."tracking_code" is null));