CREATE TABLE "price_plan_variants" (
	"plan_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"new_price" bigint,
	"offer_ends_at" timestamp with time zone,
	"next_price" bigint NOT NULL,
	"next_new_price" bigint,
	"outcome" text,
	CONSTRAINT "price_plan_variants_plan_id_variant_id_pk" PRIMARY KEY("plan_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "price_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"percent" integer NOT NULL,
	"target" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"status" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "price_plan_variants" ADD CONSTRAINT "price_plan_variants_plan_id_price_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."price_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_plan_variants" ADD CONSTRAINT "price_plan_variants_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_plans" ADD CONSTRAINT "price_plans_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;