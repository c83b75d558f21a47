CREATE SEQUENCE "public"."site_content_draft_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "site_content_drafts" ADD COLUMN "revision" integer DEFAULT nextval('site_content_draft_revisions') NOT NULL;--> statement-breakpoint
ALTER TABLE "site_content_drafts" ADD COLUMN "window" uuid;