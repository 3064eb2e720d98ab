-- People who work on sites. Only background work reads and changes these tables: neither a visitor's request nor that
-- of an operator can.
create table operator (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) between 3 and 254),
  name text not null,
  -- argon2id with its parameters and salt
  password_hash text not null
);
create unique index operator_by_email on operator (lower(email));

create table operator_site (
  operator_id uuid not null references operator (id) on delete cascade,
  site_id text not null references site (id) on delete cascade,
  role text not null check (role in ('editor', 'publisher', 'administrator')),
  primary key (operator_id, site_id)
);
create index operator_site_by_site on operator_site (site_id);

create table operator_session (
  -- SHA-256 of the token that the browser has
  token_hash text primary key,
  operator_id uuid not null references operator (id) on delete cascade,
  created_at timestamptz not null,
  -- moves on while the session is used
  expires_at timestamptz not null
);
create index operator_session_by_operator on operator_session (operator_id);
create index operator_session_by_end on operator_session (expires_at);

do $$
declare
  name text;
begin
  foreach name in array array['operator', 'operator_site', 'operator_session'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to forecourt_system', name);
    execute format('create policy every_row on %I to forecourt_system using (true) with check (true)', name);
  end loop;
end
$$;

-- Sign-ins are limited like the calls of visitors, but belong to no site.
alter table rate_count drop constraint rate_count_pkey;
alter table rate_count alter column site_id drop not null;
create unique index rate_count_key on rate_count (site_id, action, address) nulls not distinct;
grant select, insert, update on rate_count to forecourt_system;
drop policy every_site on rate_count;
create policy expired on rate_count for delete to forecourt_system using (true);
create policy aged on rate_count for select to forecourt_system using (true);
create policy of_no_site on rate_count for insert to forecourt_system with check (site_id is null);
create policy change_of_no_site on rate_count for update to forecourt_system
  using (site_id is null) with check (site_id is null);
