CREATE TABLE "registered_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registered_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"first_imei" text NOT NULL,
	"second_imei" text,
	"warranty_code" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registered_devices_warrantyCode_unique" UNIQUE("warranty_code")
);
--> statement-breakpoint
CREATE TABLE "registered_imeis" (
	"imei" text PRIMARY KEY NOT NULL,
	"device_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warranty_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"registry_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advice_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advice_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"text" text NOT NULL,
	"phone" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installment_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "installment_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_sign_ups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform_sign_ups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"platform" text NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "used_phone_models" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "used_phone_models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"search_title" text NOT NULL,
	"image" text NOT NULL,
	"base_price" bigint NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "used_phone_models_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "used_phone_options" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "used_phone_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"title" text NOT NULL,
	"price_reduction_percentage" smallint NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_phone_properties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "used_phone_properties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_phone_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "used_phone_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"answers" jsonb NOT NULL,
	"estimate" bigint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registered_devices" ADD CONSTRAINT "registered_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_devices" ADD CONSTRAINT "registered_devices_warranty_code_warranty_codes_code_fk" FOREIGN KEY ("warranty_code") REFERENCES "public"."warranty_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_imeis" ADD CONSTRAINT "registered_imeis_device_id_registered_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."registered_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_requests" ADD CONSTRAINT "advice_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_requests" ADD CONSTRAINT "advice_requests_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_phone_options" ADD CONSTRAINT "used_phone_options_property_id_used_phone_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."used_phone_properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_phone_properties" ADD CONSTRAINT "used_phone_properties_model_id_used_phone_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."used_phone_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_phone_requests" ADD CONSTRAINT "used_phone_requests_model_id_used_phone_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."used_phone_models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registered_devices_user" ON "registered_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "registered_imeis_device" ON "registered_imeis" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "advice_requests_user" ON "advice_requests" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "installment_requests_phone" ON "installment_requests" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_sign_ups_once" ON "platform_sign_ups" USING btree ("phone","platform");--> statement-breakpoint
CREATE INDEX "used_phone_options_property" ON "used_phone_options" USING btree ("property_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "used_phone_properties_once" ON "used_phone_properties" USING btree ("model_id","name");--> statement-breakpoint
CREATE INDEX "used_phone_requests_phone" ON "used_phone_requests" USING btree ("phone","sent_at");