-- The menu of categories in the shape in which staff edit it. The row `menu` stays for the version before.
INSERT INTO "site_contents" ("key", "body", "version")
SELECT 'categoryMenu', jsonb_build_object('kind', 'categoryMenu', 'departments', coalesce((
  SELECT jsonb_agg(jsonb_build_object(
    'title', department->'title', 'icon', coalesce(department->>'icon', ''), 'is_shown', true,
    'link', '/productlist/' || (department #>> '{category,slug}') || coalesce('?' || nullif(department->>'query', ''), ''),
    'all_title', coalesce(department->>'all_items_title', ''),
    'groups', (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'title', entry->'title', 'is_shown', true,
        'link', '/productlist/' || (entry #>> '{category,slug}') || coalesce('?' || nullif(entry->>'query', ''), ''),
        'all_title', coalesce(entry->>'all_items_title', ''),
        'links', (
          SELECT coalesce(jsonb_agg(jsonb_build_object(
            'title', link->'title', 'is_shown', true,
            'link', '/productlist/' || (link #>> '{category,slug}') || coalesce('?' || nullif(link->>'query', ''), '')
          ) ORDER BY position), '[]'::jsonb)
          FROM jsonb_array_elements(entry->'sub_menu') WITH ORDINALITY AS links (link, position))
      ) ORDER BY rank), '[]'::jsonb)
      FROM jsonb_array_elements(department->'sub_menu') WITH ORDINALITY AS entries (entry, rank))
  ) ORDER BY place)
  FROM jsonb_array_elements("body") WITH ORDINALITY AS departments (department, place)
), '[]'::jsonb)), 1
FROM "site_contents" WHERE "key" = 'menu' AND jsonb_typeof("body") = 'array'
ON CONFLICT DO NOTHING;
