-- A booking is answered from what it keeps, whatever becomes of its company's currencies.
alter table booking add column decimals smallint check (decimals between 0 and 4);
-- Row level security hides rows from an update by the owner.
alter table booking no force row level security;
alter table currency no force row level security;
alter table idempotency no force row level security;
update booking set decimals = coalesce(
  (select c.decimals from currency c where c.site_id = booking.site_id and c.iso_code = booking.currency), 2);
update idempotency set answer = (answer::jsonb || jsonb_build_object('decimals', booking.decimals))::json
  from booking
  where booking.site_id = idempotency.site_id and booking.public_reference = answer ->> 'reference';
alter table booking force row level security;
alter table currency force row level security;
alter table idempotency force row level security;
alter table booking alter column decimals set not null;
