-- Who changes content, rates and fleets. Visitors' requests lose that right below.
do $$
begin
  if not exists (select from pg_roles where rolname = 'forecourt_operator') then
    create role forecourt_operator nologin;
  end if;
  if not pg_has_role(current_user, 'forecourt_operator', 'set') then
    execute format('grant forecourt_operator to %I', current_user);
  end if;
end
$$;

-- Everything that an operator composes or sets: one row for each document, one for each of its versions.
create table document (
  site_id text not null references site (id) on delete cascade,
  kind text not null check (kind in ('page', 'sharedComponent', 'layout', 'menu', 'form', 'site', 'theme', 'header',
    'routes', 'seo', 'globalConfiguration', 'advancedConfiguration', 'bookingSettings', 'bookingConfiguration')),
  id text not null check (id ~ '^[a-zA-Z0-9][a-zA-Z0-9_-]{0,79}$'),
  -- order among the documents of its kind
  position integer not null default 0,
  is_archived boolean not null default false,
  draft_version integer not null default 1 check (draft_version >= 1),
  -- null: never published, or taken back
  published_version integer,
  primary key (site_id, kind, id)
);

create table document_version (
  site_id text not null,
  kind text not null,
  document_id text not null,
  version integer not null check (version >= 1),
  -- the version that its author had before them; null for the first
  based_on integer,
  -- json, not jsonb: what an editor stored comes back in the same order
  body json not null,
  created_at timestamptz not null,
  created_by text,
  -- when it was first published; such a version is never deleted
  published_at timestamptz,
  primary key (site_id, kind, document_id, version),
  foreign key (site_id, kind, document_id) references document (site_id, kind, id) on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['document', 'document_version'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select on %I to forecourt_app', name);
    execute format('create policy own_site on %I to forecourt_app using (site_id = current_site())', name);
  end loop;
end
$$;

-- Rows of before. Row-level security is forced on their tables, so that even the owner reads them through a policy.
alter table page disable row level security;
alter table page_version disable row level security;
alter table site_document disable row level security;
alter table form disable row level security;
alter table document disable row level security;
alter table document_version disable row level security;

create temporary table moved on commit drop as
  select site_id, 'page' as kind, id, (row_number() over (partition by site_id order by id))::integer - 1 as position,
    status = 2 as is_archived, draft_version, case when status = 1 then published_version end as published_version
  from page;
insert into document (site_id, kind, id, position, is_archived, draft_version, published_version)
  select site_id, kind, id, position, is_archived, draft_version, published_version from moved;

-- A page carries its own paths; routes without a page stay in the route set.
insert into document_version (site_id, kind, document_id, version, based_on, body, created_at, created_by, published_at)
  select v.site_id, 'page', v.page_id, v.version, nullif(v.version - 1, 0),
    case when route.path is null then v.body
      else (left(v.body::text, length(rtrim(v.body::text)) - 1) || ',"slugs":' || route.path::text || '}')::json end,
    v.created_at, v.created_by, case when v.version = p.published_version and p.status = 1 then v.created_at end
  from page_version v
  join page p on p.site_id = v.site_id and p.id = v.page_id
  left join lateral (
    select entry -> 'path' as path
    from site_document s, jsonb_array_elements(case when jsonb_typeof(s.body -> 'routes') = 'array'
      then s.body -> 'routes' else '[]' end) as entry
    where s.site_id = v.site_id and s.kind = 'siteconfig' and entry ->> 'id' = v.page_id
    limit 1
  ) as route on true;

create temporary table parts (site_id text, kind text, id text, position integer, body json) on commit drop;
insert into parts
  select site_id, case kind when 'siteseo' then 'seo' when 'globalconfigs' then 'globalConfiguration'
      when 'advancedconfig' then 'advancedConfiguration' when 'bookingsettings' then 'bookingSettings'
      else 'bookingConfiguration' end, 'main', 0, body::json
  from site_document where kind <> 'siteconfig';
insert into parts
  select site_id, 'site', 'main', 0,
    (body - 'theme' - 'header' - 'layouts' - 'sharedComponents' - 'routes' - 'menus')::json
  from site_document where kind = 'siteconfig';
insert into parts
  select site_id, part, 'main', 0, (body -> part)::json
  from site_document, unnest(array['theme', 'header']) as part
  where kind = 'siteconfig' and jsonb_typeof(body -> part) = 'object';
insert into parts
  select s.site_id, 'routes', 'main', 0, json_build_object('routes', coalesce(json_agg(entry order by ordinal)
    filter (where entry is not null and not exists (
      select from page p where p.site_id = s.site_id and p.id = entry ->> 'id')), '[]'))
  from site_document s
  left join lateral jsonb_array_elements(case when jsonb_typeof(s.body -> 'routes') = 'array'
    then s.body -> 'routes' else '[]' end) with ordinality as each (entry, ordinal) on true
  where s.kind = 'siteconfig'
  group by s.site_id;
insert into parts
  select s.site_id, lists.kind, each.entry ->> 'id', each.ordinal::integer - 1, (each.entry - 'id')::json
  from site_document s
  cross join (values ('layouts', 'layout'), ('sharedComponents', 'sharedComponent'), ('menus', 'menu')) as lists (name, kind)
  cross join lateral jsonb_array_elements(case when jsonb_typeof(s.body -> lists.name) = 'array'
    then s.body -> lists.name else '[]' end) with ordinality as each (entry, ordinal)
  where s.kind = 'siteconfig';
insert into parts
  select site_id, 'form', id, position,
    json_build_object('type', type, 'fields', fields, 'button', button, 'config', config)
  from form;

insert into document (site_id, kind, id, position, draft_version, published_version)
  select site_id, kind, id, position, 1, 1 from parts on conflict do nothing;
insert into document_version (site_id, kind, document_id, version, body, created_at, published_at)
  select site_id, kind, id, 1, body, now(), now() from parts on conflict do nothing;

drop table page_version;
drop table page;
drop table site_document;
drop table form;

alter table document enable row level security;
alter table document_version enable row level security;

-- Saving a draft changes nothing that a visitor sees.
create trigger raise_version_on_change after update of is_archived, published_version, position on document
  for each statement execute function raise_site_version();
create trigger raise_version_on_removal after delete on document
  for each statement execute function raise_site_version();

do $$
declare
  name text;
begin
  foreach name in array array[
    'site', 'site_host', 'document', 'document_version', 'preview_token', 'currency', 'branch_office',
    'attention_schedule', 'holiday', 'place', 'category', 'model', 'car_unit', 'season', 'rate', 'tax', 'one_way_fee',
    'extra'
  ] loop
    execute format('revoke insert, update, delete on %I from forecourt_app', name);
    execute format('grant select, insert, update, delete on %I to forecourt_operator', name);
    execute format('create policy own_site_operator on %I to forecourt_operator using (%I = current_site()) with check (%I = current_site())',
      name, case name when 'site' then 'id' else 'site_id' end, case name when 'site' then 'id' else 'site_id' end);
  end loop;
end
$$;
