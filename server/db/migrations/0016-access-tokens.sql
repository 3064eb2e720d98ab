-- Tokens by which programs work on a site in the name of an operator. Only background work reads and changes them.
create table access_token (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the token
  token_hash text not null unique,
  operator_id uuid not null,
  site_id text not null,
  name text not null check (length(name) between 1 and 80),
  -- the most that it may do; the operator's own role on the site is asked each time
  role text not null check (role in ('editor', 'publisher', 'administrator')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  -- who loses the site loses its tokens
  foreign key (operator_id, site_id) references operator_site (operator_id, site_id) on delete cascade
);
create index access_token_by_operator on access_token (operator_id, site_id);
alter table access_token enable row level security;
alter table access_token force row level security;
grant select, insert, update, delete on access_token to forecourt_system;
create policy every_row on access_token to forecourt_system using (true) with check (true);
