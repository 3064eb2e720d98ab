-- Files that visitors upload for a booking. Until it is made they belong to none, and are deleted after a day.
create table booking_file (
  site_id text not null references site (id) on delete cascade,
  id text not null,
  -- name of the form field that they answer
  field text not null,
  name text not null,
  type text not null,
  content bytea not null,
  booking_reference text,
  created_at timestamptz not null,
  primary key (site_id, id)
);
create index booking_file_by_booking on booking_file (site_id, booking_reference);
alter table booking_file enable row level security;
alter table booking_file force row level security;
grant select, insert, update (booking_reference), delete on booking_file to forecourt_app;
grant select, delete on booking_file to forecourt_operator;
create policy own_site on booking_file to forecourt_app
  using (site_id = current_site()) with check (site_id = current_site());
create policy own_site_operator on booking_file to forecourt_operator
  using (site_id = current_site()) with check (site_id = current_site());
grant select (booking_reference, created_at), delete on booking_file to forecourt_system;
create policy free_files on booking_file to forecourt_system using (booking_reference is null);
