CREATE TABLE "gift_card_issues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "issue_id" integer;--> statement-breakpoint
ALTER TABLE "gift_card_issues" ADD CONSTRAINT "gift_card_issues_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_issue_id_gift_card_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."gift_card_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_cards_issue" ON "gift_cards" USING btree ("issue_id");--> statement-breakpoint
WITH "logged" AS (
  SELECT "subject_id", "staff_id", "at", coalesce(("after" ->> 'last_card')::int, "subject_id") AS "last_card"
  FROM "staff_actions" WHERE "subject" = 'gift_card' AND "action" = 'issueGiftCards'
), "found" AS (
  SELECT "last_card", min("staff_id") AS "staff_id", min("at") AS "at" FROM "logged" GROUP BY "last_card" ORDER BY "last_card"
), "issues" AS MATERIALIZED (
  SELECT nextval(pg_get_serial_sequence('gift_card_issues', 'id'))::int AS "id", "last_card", "staff_id", "at" FROM "found"
), "written" AS (
  INSERT INTO "gift_card_issues" ("id", "staff_id", "created_at") OVERRIDING SYSTEM VALUE
  SELECT "id", "staff_id", "at" FROM "issues"
)
UPDATE "gift_cards" SET "issue_id" = "issues"."id"
FROM "logged" JOIN "issues" ON "issues"."last_card" = "logged"."last_card" WHERE "gift_cards"."id" = "logged"."subject_id";