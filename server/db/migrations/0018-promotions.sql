-- What a company takes off rentals that begin within certain days.
create table promotion (
  site_id text not null references site (id) on delete cascade,
  id text not null,
  names jsonb not null,
  descriptions jsonb not null default '{}',
  image_path text not null default '',
  -- share of the rental, without fees and extras
  basis_points integer not null check (basis_points between 1 and 10000),
  -- days of the pick-up, both included; of the first year where they return each year
  from_date date not null,
  to_date date not null,
  is_yearly boolean not null default false,
  min_days integer not null default 1 check (min_days >= 1),
  max_days integer,
  -- of the pick-up; empty for all
  place_ids jsonb not null default '[]',
  category_ids jsonb not null default '[]',
  position integer not null default 0,
  primary key (site_id, id),
  check (to_date >= from_date and (max_days is null or max_days >= min_days)),
  -- A longer one would meet its next year.
  check (not is_yearly or to_date - from_date < 365)
);
alter table promotion enable row level security;
alter table promotion force row level security;
grant select on promotion to forecourt_app;
grant select, insert, update, delete on promotion to forecourt_operator;
create policy own_site on promotion to forecourt_app using (site_id = current_site());
create policy own_site_operator on promotion to forecourt_operator
  using (site_id = current_site()) with check (site_id = current_site());
create trigger raise_version after insert or update or delete on promotion
  for each statement execute function raise_site_version();
