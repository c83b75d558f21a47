-- What the catalogue shows is kept in the memory of every process. Each statement that changes it writes down which
-- products it touched (or, from 500 on and for everything that is not a product, that anything may have changed) and
-- tells the listening processes at commit.
create function note_catalogue_change(product_ids integer[]) returns void language plpgsql as $$
declare
  last_version bigint;
begin
  if cardinality(product_ids) = 0 then
    return;
  end if;
  if cardinality(product_ids) >= 500 then
    product_ids := null;
  end if;
  with noted as (
    insert into catalogue_changes (product_id)
    select unnest(coalesce(product_ids, array[null]::integer[]))
    returning version
  )
  select max(version) into last_version from noted;
  perform pg_notify(
    'catalogue',
    json_build_object('version', last_version, 'products', product_ids)::text
  );
end
$$;--> statement-breakpoint

create function note_inserted_products() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change((select coalesce(array_agg(id), '{}') from after_change));
  return null;
end
$$;--> statement-breakpoint

create function note_deleted_products() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change((select coalesce(array_agg(id), '{}') from before_change));
  return null;
end
$$;--> statement-breakpoint

create function note_inserted_variants() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change(
    (select coalesce(array_agg(distinct product_id), '{}') from after_change)
  );
  return null;
end
$$;--> statement-breakpoint

create function note_updated_variants() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change((
    select coalesce(array_agg(distinct product_id), '{}')
    from (select product_id from before_change union select product_id from after_change) as changed
  ));
  return null;
end
$$;--> statement-breakpoint

create function note_deleted_variants() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change(
    (select coalesce(array_agg(distinct product_id), '{}') from before_change)
  );
  return null;
end
$$;--> statement-breakpoint

create function note_any_change() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change(null);
  return null;
end
$$;--> statement-breakpoint

create trigger products_inserted after insert on products
referencing new table as after_change
for each statement execute function note_inserted_products();--> statement-breakpoint
create trigger products_updated after update on products
referencing new table as after_change
for each statement execute function note_inserted_products();--> statement-breakpoint
create trigger products_deleted after delete on products
referencing old table as before_change
for each statement execute function note_deleted_products();--> statement-breakpoint

create trigger variants_inserted after insert on variants
referencing new table as after_change
for each statement execute function note_inserted_variants();--> statement-breakpoint
create trigger variants_updated after update on variants
referencing old table as before_change new table as after_change
for each statement execute function note_updated_variants();--> statement-breakpoint
create trigger variants_deleted after delete on variants
referencing old table as before_change
for each statement execute function note_deleted_variants();--> statement-breakpoint

create trigger categories_changed after insert or update or delete on categories
for each statement execute function note_any_change();--> statement-breakpoint
create trigger brands_changed after insert or update or delete on brands
for each statement execute function note_any_change();--> statement-breakpoint
create trigger filters_changed after insert or update or delete on filters
for each statement execute function note_any_change();--> statement-breakpoint
create trigger insurances_changed after insert or update or delete on insurances
for each statement execute function note_any_change();--> statement-breakpoint
create trigger site_contents_changed after insert or update or delete on site_contents
for each statement execute function note_any_change();--> statement-breakpoint

create trigger products_truncated after truncate on products
for each statement execute function note_any_change();--> statement-breakpoint
create trigger variants_truncated after truncate on variants
for each statement execute function note_any_change();
