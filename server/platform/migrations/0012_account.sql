CREATE TABLE "chat_files" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"message_id" integer NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" integer NOT NULL,
	"from_status" text,
	"event" text NOT NULL,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "report" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "submission_key" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "submission_key" text;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_files_message" ON "chat_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "ticket_events_ticket" ON "ticket_events" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_status" ON "tickets" USING btree ("status","id");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_submissionKey_unique" UNIQUE("submission_key");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_submissionKey_unique" UNIQUE("submission_key");--> statement-breakpoint
-- Tells the listening processes, at commit, whose tickets or messages have changed; each tells the open pages of that
-- customer.
create function notify_inbox() returns trigger language plpgsql as $$
declare
  owner integer;
begin
  if tg_table_name = 'chat_messages' then
    select user_id into owner from tickets where id = new.ticket_id;
  else
    owner := new.user_id;
  end if;
  perform pg_notify('inbox', owner::text);
  return null;
end
$$;--> statement-breakpoint
create trigger messages_inbox after insert or update on messages
  for each row execute function notify_inbox();--> statement-breakpoint
create trigger tickets_inbox after insert or update on tickets
  for each row execute function notify_inbox();--> statement-breakpoint
create trigger chat_messages_inbox after insert or update on chat_messages
  for each row execute function notify_inbox();
