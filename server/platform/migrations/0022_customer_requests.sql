CREATE TABLE "customer_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"kind" text NOT NULL,
	"user_id" integer,
	"name" text,
	"phone" text NOT NULL,
	"search_text" text NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"open_since" timestamp with time zone,
	"assignee_id" integer,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"staff_id" integer NOT NULL,
	"submission_key" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_entries_submissionKey_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "request_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"from_status" text,
	"event" text NOT NULL,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advice_requests" ADD COLUMN "request_id" integer;--> statement-breakpoint
UPDATE "advice_requests" SET "request_id" = nextval(pg_get_serial_sequence('customer_requests', 'id'));--> statement-breakpoint
INSERT INTO "customer_requests" ("id", "kind", "user_id", "name", "phone", "search_text", "open_since", "sent_at")
	OVERRIDING SYSTEM VALUE SELECT "request_id", 'advice', "user_id", null, "phone", "text", "sent_at", "sent_at" FROM "advice_requests";--> statement-breakpoint
ALTER TABLE "advice_requests" ALTER COLUMN "request_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "installment_requests" ADD COLUMN "request_id" integer;--> statement-breakpoint
UPDATE "installment_requests" SET "request_id" = nextval(pg_get_serial_sequence('customer_requests', 'id'));--> statement-breakpoint
INSERT INTO "customer_requests" ("id", "kind", "user_id", "name", "phone", "search_text", "open_since", "sent_at")
	OVERRIDING SYSTEM VALUE SELECT "request_id", 'installment', null, "name", "phone", "name", "sent_at", "sent_at" FROM "installment_requests";--> statement-breakpoint
ALTER TABLE "installment_requests" ALTER COLUMN "request_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_sign_ups" ADD COLUMN "request_id" integer;--> statement-breakpoint
UPDATE "platform_sign_ups" SET "request_id" = nextval(pg_get_serial_sequence('customer_requests', 'id')) WHERE "confirmed_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "customer_requests" ("id", "kind", "name", "phone", "search_text", "open_since", "sent_at")
	OVERRIDING SYSTEM VALUE SELECT "request_id", 'platform', "name", "phone", "name", "confirmed_at", "confirmed_at" FROM "platform_sign_ups" WHERE "request_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "used_phone_requests" ADD COLUMN "request_id" integer;--> statement-breakpoint
UPDATE "used_phone_requests" SET "request_id" = nextval(pg_get_serial_sequence('customer_requests', 'id'));--> statement-breakpoint
INSERT INTO "customer_requests" ("id", "kind", "user_id", "name", "phone", "search_text", "open_since", "sent_at")
	OVERRIDING SYSTEM VALUE SELECT "request_id", 'used_phone', null, "name", "phone", "name", "sent_at", "sent_at" FROM "used_phone_requests";--> statement-breakpoint
ALTER TABLE "used_phone_requests" ALTER COLUMN "request_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_requests" ADD CONSTRAINT "customer_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_requests" ADD CONSTRAINT "customer_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_entries" ADD CONSTRAINT "request_entries_request_id_customer_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."customer_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_entries" ADD CONSTRAINT "request_entries_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_customer_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."customer_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_requests_open" ON "customer_requests" USING btree ("open_since");--> statement-breakpoint
CREATE INDEX "customer_requests_user" ON "customer_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "customer_requests_assignee" ON "customer_requests" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "customer_requests_phone" ON "customer_requests" USING btree ("phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "request_entries_request" ON "request_entries" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "request_events_request" ON "request_events" USING btree ("request_id");--> statement-breakpoint
ALTER TABLE "advice_requests" ADD CONSTRAINT "advice_requests_request_id_customer_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."customer_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installment_requests" ADD CONSTRAINT "installment_requests_request_id_customer_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."customer_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_sign_ups" ADD CONSTRAINT "platform_sign_ups_request_id_customer_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."customer_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_phone_requests" ADD CONSTRAINT "used_phone_requests_request_id_customer_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."customer_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_requests" ADD CONSTRAINT "advice_requests_requestId_unique" UNIQUE("request_id");--> statement-breakpoint
ALTER TABLE "installment_requests" ADD CONSTRAINT "installment_requests_requestId_unique" UNIQUE("request_id");--> statement-breakpoint
ALTER TABLE "platform_sign_ups" ADD CONSTRAINT "platform_sign_ups_requestId_unique" UNIQUE("request_id");--> statement-breakpoint
ALTER TABLE "used_phone_requests" ADD CONSTRAINT "used_phone_requests_requestId_unique" UNIQUE("request_id");