-- The second wall between sites: even a query that forgets its site sees no other one.
do $$
declare
  name text;
  site_column text;
begin
  foreach name in array array[
    'site', 'site_host', 'site_document', 'page', 'page_version', 'preview_token', 'form', 'currency',
    'branch_office', 'attention_schedule', 'holiday', 'place', 'category', 'model', 'car_unit', 'season', 'rate',
    'tax', 'one_way_fee', 'extra', 'booking', 'car_claim', 'idempotency', 'outbox', 'inbox_mail'
  ] loop
    site_column := case name when 'site' then 'id' else 'site_id' end;
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to forecourt_app', name);
    execute format('create policy own_site on %I to forecourt_app using (%I = current_site()) with check (%I = current_site())',
      name, site_column, site_column);
  end loop;
end
$$;

-- Background work: which hosts there are, what waits to be sent, what has expired.
grant select on site, site_host, outbox to forecourt_system;
grant update (attempts, send_after, sent_at, failed_at, last_error) on outbox to forecourt_system;
grant select (created_at), delete on idempotency to forecourt_system;
create policy every_site on site for select to forecourt_system using (true);
create policy every_site on site_host for select to forecourt_system using (true);
create policy every_site on outbox to forecourt_system using (true) with check (true);
create policy every_site on idempotency to forecourt_system using (true);

-- Whatever a page may show raises the version of its site, once per transaction, and tells every process.
create function raise_site_version() returns trigger language plpgsql as $$
begin
  if current_site() is null
     or current_setting('app.version_raised', true) = pg_current_xact_id()::text then
    return null;
  end if;
  perform set_config('app.version_raised', pg_current_xact_id()::text, true);
  update site set version = version + 1 where id = current_site();
  return null;
end
$$;

create function announce_site_version() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_version', new.id || ':' || new.version);
  return null;
end
$$;
create trigger announce_version after update of version on site
  for each row when (old.version is distinct from new.version) execute function announce_site_version();

do $$
declare
  name text;
begin
  foreach name in array array[
    'site_document', 'form', 'currency', 'branch_office', 'attention_schedule', 'holiday', 'place', 'category',
    'model', 'season', 'rate', 'tax', 'one_way_fee', 'extra'
  ] loop
    execute format('create trigger raise_version after insert or update or delete on %I
      for each statement execute function raise_site_version()', name);
  end loop;
end
$$;
-- Saving a draft changes nothing a visitor sees.
create trigger raise_version_on_change after update of status, published_version on page
  for each statement execute function raise_site_version();
create trigger raise_version_on_removal after insert or delete on page
  for each statement execute function raise_site_version();
