ALTER TABLE "notices" RENAME TO "stock_alerts";--> statement-breakpoint
ALTER TABLE "stock_alerts" RENAME COLUMN "told_at" TO "sent_at";--> statement-breakpoint
ALTER TABLE "stock_alerts" RENAME CONSTRAINT "notices_pkey" TO "stock_alerts_pkey";--> statement-breakpoint
ALTER TABLE "stock_alerts" RENAME CONSTRAINT "notices_user_id_users_id_fk" TO "stock_alerts_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "stock_alerts" RENAME CONSTRAINT "notices_variant_id_variants_id_fk" TO "stock_alerts_variant_id_variants_id_fk";--> statement-breakpoint
ALTER SEQUENCE "notices_id_seq" RENAME TO "stock_alerts_id_seq";--> statement-breakpoint
ALTER INDEX "notices_open" RENAME TO "stock_alerts_open";--> statement-breakpoint
ALTER INDEX "notices_user" RENAME TO "stock_alerts_user";--> statement-breakpoint
UPDATE "jobs" SET "kind" = 'send-stock-alerts' WHERE "kind" = 'tell-notices';
