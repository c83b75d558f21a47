ALTER TABLE "variants" ADD COLUMN "low_stock" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "note" text;