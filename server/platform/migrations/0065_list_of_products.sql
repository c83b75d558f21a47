ALTER TABLE "product_totals" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_totals" ADD COLUMN "second_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_totals" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_totals" ADD COLUMN "brand_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_totals" ADD COLUMN "category_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_totals" ADD COLUMN "is_active" boolean DEFAULT false NOT NULL;--> statement-breakpoint

create function list_inserted_product() returns trigger language plpgsql as $$
begin
  insert into product_totals (product_id, title, second_title, sku, brand_id, category_id, is_active, stock, is_low)
  values (new.id, new.title, new.second_title, new.sku, new.brand_id, new.category_id, new.is_active, 0, false);
  return null;
end
$$;--> statement-breakpoint

create function list_updated_product() returns trigger language plpgsql as $$
begin
  update product_totals set
    title = new.title,
    second_title = new.second_title,
    sku = new.sku,
    brand_id = new.brand_id,
    category_id = new.category_id,
    is_active = new.is_active
  where product_id = new.id;
  return null;
end
$$;--> statement-breakpoint

create trigger products_inserted_list after insert on products
for each row execute function list_inserted_product();--> statement-breakpoint
-- A sale sets none of these columns, so that it does not run for one.
create trigger products_updated_list
after update of title, second_title, sku, brand_id, category_id, is_active on products
for each row when (
  (old.title, old.second_title, old.sku, old.brand_id, old.category_id, old.is_active)
  is distinct from
  (new.title, new.second_title, new.sku, new.brand_id, new.category_id, new.is_active)
)
execute function list_updated_product();--> statement-breakpoint

insert into product_totals (product_id, title, second_title, sku, brand_id, category_id, is_active, stock, is_low)
select id, title, second_title, sku, brand_id, category_id, is_active, 0, false from products
on conflict (product_id) do update set
  title = excluded.title,
  second_title = excluded.second_title,
  sku = excluded.sku,
  brand_id = excluded.brand_id,
  category_id = excluded.category_id,
  is_active = excluded.is_active;
