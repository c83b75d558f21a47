ALTER TABLE "sessions" ADD COLUMN "password_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "code_proven_at" timestamp with time zone;