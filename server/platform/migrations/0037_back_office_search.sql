-- The words of a text as `comparable` of domain/persian.ts has its letters and digits. What does not belong to words becomes
-- a space, so that the parser finds no hosts, signs and compounds in codes.
CREATE FUNCTION search_words(input text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.simple', translate(lower(input), '۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩آأإٱيىئكةۀؤ-./+_()،,:;&@#*|' || chr(8204), '01234567890123456789اااایییکههو                 '))
$$;
--> statement-breakpoint
CREATE INDEX "users_phone_start" ON "users" USING btree ("phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_name_words" ON "users" USING gin (search_words(coalesce("first_name", '') || ' ' || coalesce("last_name", '')));--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin (search_words("title" || ' ' || "second_title" || ' ' || "sku"));--> statement-breakpoint
CREATE INDEX "orders_receiver_words" ON "orders" USING gin (search_words(coalesce("first_name", '') || ' ' || coalesce("last_name", '')));--> statement-breakpoint
CREATE INDEX "tickets_title_words" ON "tickets" USING gin (search_words("title"));