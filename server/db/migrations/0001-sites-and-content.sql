create extension if not exists btree_gist;

-- Requests work as forecourt_app and see one site; background work acts as forecourt_system, which sees
-- only the few tables it is granted. Neither owns a table.
do $$
begin
  if not exists (select from pg_roles where rolname = 'forecourt_app') then
    create role forecourt_app nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'forecourt_system') then
    create role forecourt_system nologin;
  end if;
  -- Roles belong to the whole server, so another database may have made them; then an administrator grants them.
  if not pg_has_role(current_user, 'forecourt_app', 'set') then
    execute format('grant forecourt_app to %I', current_user);
  end if;
  if not pg_has_role(current_user, 'forecourt_system', 'set') then
    execute format('grant forecourt_system to %I', current_user);
  end if;
end
$$;

-- Null, and therefore no row, unless the transaction named its site.
create function current_site() returns text language sql stable parallel safe
  return nullif(current_setting('app.site', true), '');

create table site (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  name text not null,
  -- counts up from the moment of creation, so that a site made anew never repeats a version of the old one
  version bigint not null default (extract(epoch from clock_timestamp()) * 1000)::bigint
);

create table site_host (
  host text primary key check (host = lower(host)),
  site_id text not null references site (id) on delete cascade,
  is_primary boolean not null default false
);
create unique index site_host_one_primary on site_host (site_id) where is_primary;

create table site_document (
  site_id text not null references site (id) on delete cascade,
  kind text not null check (kind in
    ('siteconfig', 'siteseo', 'globalconfigs', 'advancedconfig', 'bookingsettings', 'bookings-configuration')),
  body jsonb not null,
  primary key (site_id, kind)
);

create table page (
  site_id text not null references site (id) on delete cascade,
  id text not null check (id ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  -- 0 draft, 1 published, 2 deleted
  status smallint not null default 0 check (status in (0, 1, 2)),
  draft_version integer not null default 1 check (draft_version >= 1),
  published_version integer,
  primary key (site_id, id),
  check (status <> 1 or published_version is not null)
);

create table page_version (
  site_id text not null,
  page_id text not null,
  version integer not null check (version >= 1),
  -- json, not jsonb: what an editor stored comes back in the same order
  body json not null,
  created_at timestamptz not null,
  created_by text,
  primary key (site_id, page_id, version),
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade
);

create table preview_token (
  site_id text not null references site (id) on delete cascade,
  hash text not null,
  -- null: every page of the site
  page_id text,
  language text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (site_id, hash)
);

create table form (
  site_id text not null references site (id) on delete cascade,
  id text not null,
  -- 0 checkout, 1 contact, 2 billing, 3 self check-in
  type smallint not null check (type between 0 and 3),
  fields text not null,
  button text not null,
  config text not null,
  position integer not null default 0,
  primary key (site_id, id)
);

create table currency (
  site_id text not null references site (id) on delete cascade,
  iso_code text not null check (iso_code ~ '^[A-Z]{3}$'),
  names jsonb not null default '{}',
  -- units of this currency per unit of the system default; zero is "not offered"
  exchange_rate numeric(20, 8) not null,
  is_system_default boolean not null default false,
  is_selectable boolean not null default true,
  symbol text not null,
  is_symbol_suffix boolean not null default false,
  decimals smallint not null check (decimals between 0 and 4),
  position integer not null default 0,
  primary key (site_id, iso_code)
);
create unique index currency_one_default on currency (site_id) where is_system_default;
