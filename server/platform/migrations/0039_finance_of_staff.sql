CREATE TABLE "payment_differences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_id" integer NOT NULL,
	"kind" text NOT NULL,
	"row" integer,
	"reference" text NOT NULL,
	"their_amount" bigint,
	"payment_id" integer,
	"our_amount" bigint,
	"note" text,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"from_day" text NOT NULL,
	"to_day" text NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"rows" integer NOT NULL,
	"unreadable" integer NOT NULL,
	"matched" integer NOT NULL,
	"matched_amount" bigint NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flow_steps" (
	"day" text NOT NULL,
	"flow" text NOT NULL,
	"from_step" text NOT NULL,
	"to_step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "flow_steps_day_flow_from_step_to_step_pk" PRIMARY KEY("day","flow","from_step","to_step")
);
--> statement-breakpoint
ALTER TABLE "gift_cards" ALTER COLUMN "buyer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "code_end" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "unit_cost" bigint;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_report_id_payment_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."payment_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_differences_report" ON "payment_differences" USING btree ("report_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reports_file" ON "payment_reports" USING btree ("gateway","from_day","to_day","digest");--> statement-breakpoint
CREATE INDEX "gift_cards_code_end" ON "gift_cards" USING btree (coalesce("code_end", right("code", 4)));--> statement-breakpoint
CREATE INDEX "gift_cards_recipient" ON "gift_cards" USING btree ("recipient_phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "stock_movements_cost" ON "stock_movements" USING btree ("variant_id") WHERE "stock_movements"."unit_cost" is not null;