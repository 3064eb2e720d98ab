-- Who changed what visitors see of a site, and who may change it. Entries are added with what they tell of, and never
-- change; those that are old are deleted by background work.
create table activity (
  id bigint generated always as identity primary key,
  site_id text not null references site (id) on delete cascade,
  at timestamptz not null,
  -- id of the operator; it stays when the account is deleted
  by_operator text,
  -- how it was done where not in the editor
  via text,
  event text not null,
  details jsonb not null
);
create index activity_by_site on activity (site_id, id desc);
create index activity_by_time on activity (at);

alter table activity enable row level security;
alter table activity force row level security;
grant select, insert on activity to forecourt_operator;
create policy operator_reads on activity for select to forecourt_operator using (site_id = current_site());
create policy operator_adds on activity for insert to forecourt_operator with check (site_id = current_site());
grant select, insert, delete on activity to forecourt_system;
create policy adds on activity for insert to forecourt_system with check (true);
create policy reads on activity for select to forecourt_system using (true);
create policy deletes_old on activity for delete to forecourt_system using (true);
