CREATE SEQUENCE "public"."article_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
-- Each article in a row of its own, in the shape in which staff edit it. The row `articles` stays for the version before.
INSERT INTO "site_contents" ("key", "body", "version")
SELECT 'article-' || (article->>'id'), jsonb_build_object(
  'kind', 'article', 'is_shown', true, 'title', article->'title', 'excerpt', '',
  'cover', article->'cover', 'cover_alt', '', 'published_at', article->'publishedAt',
  'products', coalesce(article->'products', '[]'::jsonb),
  'body', (
    SELECT coalesce(jsonb_agg(block ORDER BY place, rank), '[]'::jsonb)
    FROM (
      SELECT place, 1 AS rank, jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(
        jsonb_build_object('text', said, 'bold', false, 'italic', false, 'link', ''))) AS block
      FROM jsonb_array_elements_text(article->'paragraphs') WITH ORDINALITY AS paragraphs (said, place)
      UNION ALL
      SELECT (heading->>'paragraph')::bigint + 1, 0, jsonb_build_object(
        'type', 'heading', 'level', 2, 'content', jsonb_build_array(
        jsonb_build_object('text', heading->>'title', 'bold', false, 'italic', false, 'link', '')))
      FROM jsonb_array_elements(coalesce(article->'headings', '[]'::jsonb)) AS headings (heading)
    ) AS blocks)), 1
FROM "site_contents", jsonb_array_elements("body") AS articles (article)
WHERE "key" = 'articles' AND jsonb_typeof("body") = 'array'
ON CONFLICT DO NOTHING;--> statement-breakpoint
SELECT setval('article_ids', (
  SELECT coalesce(max(substring("key" from '^article-([0-9]+)$')::int), 0) + 1 FROM "site_contents"), false);
