-- A key is forgotten once nobody can ask for its booking any more, and not by its age: trips are booked months ahead.
alter table idempotency add column keep_until timestamptz;
-- Row level security hides rows from an update by the owner, and none from a change of type.
alter table idempotency alter column keep_until type timestamptz using
  greatest(created_at + interval '48 hours', to_timestamp((answer -> 'rental' ->> 'endsAt')::double precision / 1000));
alter table idempotency alter column keep_until set not null;
grant select (keep_until) on idempotency to forecourt_system;
create index idempotency_by_end on idempotency (keep_until);
-- What was answered has an answer, and all of them were 200.
alter table idempotency drop column created_at, drop column status;
