DROP INDEX "tickets_status";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_waiting" ON "tickets" USING btree ("waiting_since");--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "tickets_status" ON "tickets" USING btree ("status","waiting_since");--> statement-breakpoint
UPDATE "tickets" SET "waiting_since" = (
	SELECT min("m"."sent_at") FROM "chat_messages" "m"
	WHERE "m"."ticket_id" = "tickets"."id" AND NOT "m"."is_admin" AND "m"."id" > coalesce((
		SELECT max("a"."id") FROM "chat_messages" "a" WHERE "a"."ticket_id" = "tickets"."id" AND "a"."is_admin"
	), 0)
) WHERE "status" <> 'CLOSED';
