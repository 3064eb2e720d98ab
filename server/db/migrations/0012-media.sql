-- Files of the media library, named by their content: written once, never changed.
alter table document drop constraint document_kind_check;
alter table document add constraint document_kind_check check (kind in ('page', 'sharedComponent', 'layout', 'menu',
  'form', 'media', 'site', 'theme', 'header', 'routes', 'seo', 'globalConfiguration', 'advancedConfiguration',
  'bookingSettings', 'bookingConfiguration'));

create table media_file (
  site_id text not null references site (id) on delete cascade,
  -- hash of the picture's content, width and extension
  name text not null check (name ~ '^[0-9a-f]{16}(-[0-9]+)?[.][a-z0-9]+$'),
  type text not null,
  content bytea not null,
  created_at timestamptz not null,
  created_by text,
  primary key (site_id, name)
);
alter table media_file enable row level security;
alter table media_file force row level security;
grant select on media_file to forecourt_app;
grant select, insert, delete on media_file to forecourt_operator;
create policy own_site on media_file to forecourt_app using (site_id = current_site());
create policy own_site_operator on media_file to forecourt_operator
  using (site_id = current_site()) with check (site_id = current_site());
