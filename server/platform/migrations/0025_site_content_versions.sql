CREATE TABLE "site_content_drafts" (
	"key" text NOT NULL,
	"staff_id" integer NOT NULL,
	"body" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_content_drafts_key_staff_id_pk" PRIMARY KEY("key","staff_id")
);
--> statement-breakpoint
CREATE TABLE "site_content_versions" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"body" jsonb NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_content_versions_key_version_pk" PRIMARY KEY("key","version")
);
--> statement-breakpoint
ALTER TABLE "site_contents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_contents" ADD COLUMN "published_by" integer;--> statement-breakpoint
ALTER TABLE "site_content_drafts" ADD CONSTRAINT "site_content_drafts_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_contents" ADD CONSTRAINT "site_contents_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;