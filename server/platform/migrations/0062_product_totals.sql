CREATE TABLE "product_totals" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"price" bigint,
	"offer_ends_at" timestamp with time zone,
	"stock" bigint NOT NULL,
	"is_low" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stale_product_totals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_totals_offer_end" ON "product_totals" USING btree ("offer_ends_at");--> statement-breakpoint
CREATE INDEX "stale_product_totals_product" ON "stale_product_totals" USING btree ("product_id");--> statement-breakpoint

-- Inserts only: updating an existing row would make two sales of the same product wait for each other.
create function note_stale_totals_of_products() returns trigger language plpgsql as $$
begin
  insert into stale_product_totals (product_id) select id from after_change;
  return null;
end
$$;--> statement-breakpoint

create function note_stale_totals_of_inserted() returns trigger language plpgsql as $$
begin
  insert into stale_product_totals (product_id) select distinct product_id from after_change;
  return null;
end
$$;--> statement-breakpoint

create function note_stale_totals_of_updated() returns trigger language plpgsql as $$
begin
  insert into stale_product_totals (product_id)
  select distinct concerned.product_id
  from before_change before
  join after_change after on after.id = before.id
  cross join lateral (values (before.product_id), (after.product_id)) as concerned (product_id)
  where (before.product_id, before.price, before.new_price, before.offer_ends_at, before.stock, before.low_stock, before.is_hidden)
    is distinct from
    (after.product_id, after.price, after.new_price, after.offer_ends_at, after.stock, after.low_stock, after.is_hidden);
  return null;
end
$$;--> statement-breakpoint

create function note_stale_totals_of_deleted() returns trigger language plpgsql as $$
begin
  insert into stale_product_totals (product_id) select distinct product_id from before_change;
  return null;
end
$$;--> statement-breakpoint

create trigger products_inserted_totals after insert on products
referencing new table as after_change
for each statement execute function note_stale_totals_of_products();--> statement-breakpoint
create trigger variants_inserted_totals after insert on variants
referencing new table as after_change
for each statement execute function note_stale_totals_of_inserted();--> statement-breakpoint
create trigger variants_updated_totals after update on variants
referencing old table as before_change new table as after_change
for each statement execute function note_stale_totals_of_updated();--> statement-breakpoint
create trigger variants_deleted_totals after delete on variants
referencing old table as before_change
for each statement execute function note_stale_totals_of_deleted();--> statement-breakpoint

-- Backfill, so that the first list after the upgrade is not slow.
insert into product_totals (product_id, price, offer_ends_at, stock, is_low)
select
  products.id,
  min(case when offer_ends_at is null or offer_ends_at > now() then least(price, new_price) else price end),
  min(offer_ends_at) filter (where offer_ends_at > now()),
  coalesce(sum(stock), 0),
  coalesce(bool_or(not is_hidden and stock <= low_stock), false)
from products left join variants on product_id = products.id
group by products.id;
