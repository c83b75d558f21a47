ALTER TABLE "order_lines" ADD COLUMN "code_discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "order_lines" SET "code_discount" = parts."part" FROM (
  SELECT
    line."id",
    div("orders"."code_discount" * sum(line."cost") OVER before_too, line."total")
      - div("orders"."code_discount" * (sum(line."cost") OVER before_too - line."cost"), line."total") AS "part"
  FROM (
    SELECT
      "id",
      "order_id",
      "cost",
      sum("cost") OVER (PARTITION BY "order_id") AS "total"
    FROM (
      SELECT "id", "order_id", (coalesce("new_price", "price") * "quantity")::numeric AS "cost" FROM "order_lines"
    ) AS costs
  ) AS line
  INNER JOIN "orders" ON "orders"."id" = line."order_id"
  WHERE "orders"."code_discount" > 0 AND line."total" > 0
  WINDOW before_too AS (PARTITION BY line."order_id" ORDER BY line."id")
) AS parts
WHERE "order_lines"."id" = parts."id";
