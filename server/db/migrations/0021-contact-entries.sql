-- Contact forms that visitors sent. Their mails are in the outbox and name the entry, so that none is lost when a mail
-- cannot be sent.
create table contact_entry (
  id bigint generated always as identity primary key,
  site_id text not null references site (id) on delete cascade,
  form_id text not null,
  language text not null,
  reply_to_name text not null,
  reply_to_email text not null,
  -- list of label and value, in the order of the form
  fields jsonb not null,
  created_at timestamptz not null
);
create index contact_entry_by_site on contact_entry (site_id, id desc);

alter table contact_entry enable row level security;
alter table contact_entry force row level security;
grant select, insert on contact_entry to forecourt_app;
create policy own_site on contact_entry to forecourt_app
  using (site_id = current_site()) with check (site_id = current_site());
grant select on contact_entry to forecourt_operator;
create policy operator_reads on contact_entry for select to forecourt_operator using (site_id = current_site());
