-- Administrators invite people to their sites and take their access away again.
alter table operator alter column password_hash drop not null;
alter table operator add column last_signed_in_at timestamptz;
-- 'invited' until the link of the invitation is used; only 'active' gives access
alter table operator_site add column state text not null default 'active'
  check (state in ('invited', 'active', 'deactivated'));

-- Links in mails by which people accept an invitation or set a new password. The link is signed; nothing stored here
-- opens anything.
create table account_link (
  id uuid primary key default gen_random_uuid(),
  operator_id uuid not null references operator (id) on delete cascade,
  site_id text not null references site (id) on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset')),
  -- of the mail
  language text not null,
  expires_at timestamptz not null
);
create index account_link_by_operator on account_link (operator_id, site_id);
create index account_link_by_end on account_link (expires_at);
alter table account_link enable row level security;
alter table account_link force row level security;
grant select, insert, update, delete on account_link to forecourt_system;
create policy every_row on account_link to forecourt_system using (true) with check (true);

-- Their mails are written in the transaction of the link.
grant insert on outbox to forecourt_system;
