-- How often an address did what is limited, since its window began. One row each: the next window starts it anew.
create table rate_count (
  site_id text not null references site (id) on delete cascade,
  action text not null,
  address text not null,
  started_at timestamptz not null,
  calls integer not null,
  primary key (site_id, action, address)
);
create index rate_count_by_age on rate_count (started_at);

alter table rate_count enable row level security;
alter table rate_count force row level security;
grant select, insert, update, delete on rate_count to forecourt_app;
create policy own_site on rate_count to forecourt_app
  using (site_id = current_site()) with check (site_id = current_site());

grant select (started_at), delete on rate_count to forecourt_system;
create policy every_site on rate_count to forecourt_system using (true);
