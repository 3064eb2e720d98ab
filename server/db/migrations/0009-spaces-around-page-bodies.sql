-- The next migration writes a page's paths before the last brace of its body. Such a body has no space around it, and
-- has a member: an empty one gets settings for search engines that say nothing.
do $$
begin
  -- A database that has run the next migration already keeps pages elsewhere.
  if to_regclass('page_version') is null then
    return;
  end if;
  -- Forced even on the owner. The next migration, in the same transaction, drops the table.
  alter table page_version disable row level security;
  update page_version
    set body = case when body::text ~ '^\s*\{\s*\}\s*$' then '{"seo": {}}'
      else btrim(body::text, E' \t\r\n') end::json
    where body::text ~ '^\s|\s$|^\{\s*\}$';
end
$$;
