CREATE TABLE "product_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"format" text NOT NULL,
	"filter" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"products_total" integer DEFAULT 0 NOT NULL,
	"products_done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_exports" ADD CONSTRAINT "product_exports_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_exports_staff" ON "product_exports" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "product_exports_expires" ON "product_exports" USING btree ("expires_at");