-- What the home page shows, in the shape in which staff edit it. The rows `home` and `stories` stay for the version before.
INSERT INTO "site_contents" ("key", "body", "version")
SELECT 'homePage', jsonb_build_object('kind', 'homePage', 'sections', coalesce((
  SELECT jsonb_agg(
    jsonb_build_object('type', section->'type', 'is_shown', true) ||
    CASE section->>'type'
      WHEN 'STORY' THEN '{}'::jsonb
      WHEN 'LATEST_ARTICLES' THEN jsonb_build_object('title', title, 'size', section->'size')
      WHEN 'FLAGSHIP' THEN jsonb_build_object('title', title, 'tiles', section->'data')
      WHEN 'PROPERTY' THEN jsonb_build_object('title', title, 'category', category, 'tabs', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'name', tab->'name', 'icon', tab->'icon', 'slug', tab->'main_slug'
        ) ORDER BY position), '[]'::jsonb)
        FROM jsonb_array_elements(section->'data') WITH ORDINALITY AS tabs (tab, position)))
      WHEN 'PRODUCT' THEN products
      WHEN 'CUSTOM_PRODUCT' THEN products
      ELSE jsonb_build_object('banners', (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'image', banner->'image', 'mobile_image', banner->'mobile_image', 'alt', '', 'link', banner->'link',
          'kicker', coalesce(banner->>'kicker', ''), 'title', coalesce(banner->>'title', ''),
          'text', coalesce(banner->>'text', ''), 'action', coalesce(banner->>'action', ''),
          'price_of', coalesce(banner->>'priceOf', ''), 'tint', banner->'tint'
        ) ORDER BY position), '[]'::jsonb)
        FROM jsonb_array_elements(section->'data') WITH ORDINALITY AS banners (banner, position)))
    END
    ORDER BY place)
  FROM jsonb_array_elements("body") WITH ORDINALITY AS sections (section, place),
  LATERAL (SELECT
    coalesce(section #>> '{extra_data,title}', '') AS title,
    coalesce(section #>> '{extra_data,category,slug}', '') AS category,
    section #> '{pick,rule}' AS rule) AS parts,
  LATERAL (SELECT jsonb_build_object(
    'title', title, 'category', category,
    'text', coalesce(section #>> '{extra_data,text}', ''),
    'query', coalesce(section #>> '{extra_data,query}', ''),
    'pick', CASE WHEN section->'pick' ? 'slugs'
      THEN jsonb_build_object('by', 'hand', 'slugs', section #> '{pick,slugs}')
      ELSE jsonb_build_object(
        'by', 'rule', 'category', coalesce(rule->>'category', ''), 'brand', '',
        'ordering', section #> '{pick,ordering}', 'size', section #> '{pick,size}',
        'min', coalesce(rule->'min', '{}'), 'max', coalesce(rule->'max', '{}'), 'is', coalesce(rule->'is', '{}'),
        'min_price', rule->'minPrice', 'max_price', rule->'maxPrice')
    END) AS products) AS filled
), '[]'::jsonb)), 1
FROM "site_contents" WHERE "key" = 'home' AND jsonb_typeof("body") = 'array'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "site_contents" ("key", "body", "version")
SELECT 'homeStories', jsonb_build_object('kind', 'homeStories', 'stories', "body"), 1
FROM "site_contents" WHERE "key" = 'stories' AND jsonb_typeof("body") = 'array'
ON CONFLICT DO NOTHING;
