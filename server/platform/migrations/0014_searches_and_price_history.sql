CREATE TABLE "price_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"new_price" bigint,
	"offer_ends_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"form" text NOT NULL,
	"text" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_counts_day_form_pk" PRIMARY KEY("day","form")
);
--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_variant" ON "price_changes" USING btree ("variant_id","changed_at");--> statement-breakpoint

-- Every price and offer of a variant, whoever changes it.
create function note_inserted_prices() returns trigger language plpgsql as $$
begin
  insert into price_changes (variant_id, price, new_price, offer_ends_at, changed_at)
  select id, price, new_price, offer_ends_at, updated_at from after_change;
  return null;
end
$$;--> statement-breakpoint

create function note_updated_prices() returns trigger language plpgsql as $$
begin
  insert into price_changes (variant_id, price, new_price, offer_ends_at, changed_at)
  select after_change.id, after_change.price, after_change.new_price, after_change.offer_ends_at,
    after_change.updated_at
  from after_change
  join before_change on before_change.id = after_change.id
  where (after_change.price, after_change.new_price, after_change.offer_ends_at)
    is distinct from (before_change.price, before_change.new_price, before_change.offer_ends_at);
  return null;
end
$$;--> statement-breakpoint

create trigger variants_priced after insert on variants
referencing new table as after_change
for each statement execute function note_inserted_prices();--> statement-breakpoint
create trigger variants_repriced after update on variants
referencing old table as before_change new table as after_change
for each statement execute function note_updated_prices();--> statement-breakpoint

insert into price_changes (variant_id, price, new_price, offer_ends_at, changed_at)
select id, price, new_price, offer_ends_at, updated_at from variants;--> statement-breakpoint

-- A shop that has its filters already gets the one by department, before that of brands.
update filters set position = position + 1
where position >= (select position from filters where key = 'brand');--> statement-breakpoint
insert into filters (key, name, type, fact, position)
select 'category', 'دسته', 'MULTI_SELECT', null, position - 1 from filters where key = 'brand';
