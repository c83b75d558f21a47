ALTER TABLE "one_time_codes" ADD COLUMN "asked_from" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "strange_tries" smallint DEFAULT 0 NOT NULL;