CREATE TABLE "warranty_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warranty_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"codes" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "warranty_codes" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "warranty_codes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "warranty_codes" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "warranty_codes" ADD COLUMN "serial_number" text;--> statement-breakpoint
ALTER TABLE "warranty_codes" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "warranty_codes" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "warranty_codes" ADD CONSTRAINT "warranty_codes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_codes" ADD CONSTRAINT "warranty_codes_import_id_warranty_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."warranty_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "warranty_codes_product" ON "warranty_codes" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "warranty_codes" ADD CONSTRAINT "warranty_codes_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "warranty_codes" ADD CONSTRAINT "warranty_codes_serialNumber_unique" UNIQUE("serial_number");