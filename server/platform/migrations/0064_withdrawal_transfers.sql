ALTER TABLE "withdrawals" ADD COLUMN "transfer_by" integer;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "transfer_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_transfer_by_users_id_fk" FOREIGN KEY ("transfer_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_transfer" CHECK (("withdrawals"."transfer_by" is null) = ("withdrawals"."transfer_since" is null));