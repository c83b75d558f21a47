CREATE TABLE "holidays" (
	"day" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shipping_method_id" integer NOT NULL,
	"province_id" integer,
	"city_id" integer,
	"price" bigint NOT NULL,
	"free_from" bigint,
	"maximum_units" integer,
	"days" integer NOT NULL,
	"cutoff_hour" integer NOT NULL,
	"from_hour" integer,
	"to_hour" integer,
	CONSTRAINT "shipping_rules_price" CHECK ("shipping_rules"."price" >= 0),
	CONSTRAINT "shipping_rules_days" CHECK ("shipping_rules"."days" between 0 and 60),
	CONSTRAINT "shipping_rules_cutoff" CHECK ("shipping_rules"."cutoff_hour" between 0 and 24),
	CONSTRAINT "shipping_rules_hours" CHECK (("shipping_rules"."from_hour" is null and "shipping_rules"."to_hour" is null)
        or ("shipping_rules"."from_hour" >= 0 and "shipping_rules"."to_hour" <= 24 and "shipping_rules"."from_hour" < "shipping_rules"."to_hour"))
);
--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "rank" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_date" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_from_hour" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_to_hour" integer;--> statement-breakpoint
ALTER TABLE "shipping_rules" ADD CONSTRAINT "shipping_rules_shipping_method_id_shipping_methods_id_fk" FOREIGN KEY ("shipping_method_id") REFERENCES "public"."shipping_methods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rules" ADD CONSTRAINT "shipping_rules_province_id_provinces_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."provinces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rules" ADD CONSTRAINT "shipping_rules_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shipping_rules_place" ON "shipping_rules" USING btree ("shipping_method_id",coalesce("province_id", 0),coalesce("city_id", 0));--> statement-breakpoint
ALTER TABLE "shipping_methods" DROP COLUMN "price";