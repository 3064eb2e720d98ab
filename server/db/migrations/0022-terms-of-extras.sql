-- When and where an extra can be had, and what an insurance leaves of excess and deposit.
alter table extra
  -- hours between the booking and the pick-up
  add column notice_hours integer check (notice_hours > 0),
  -- ids of places; empty for all
  add column pick_up_place_ids jsonb not null default '[]',
  add column drop_off_place_ids jsonb not null default '[]',
  -- {"from": "MM-DD", "to": "MM-DD"}, days of pick-up in every year
  add column season jsonb,
  -- by kind of damage, in percent of what the category or model states
  add column excess_percent jsonb not null default '{}',
  add column deposit_percent smallint check (deposit_percent between 0 and 100);

-- The extras of rentals that overlap are counted before each booking.
create index booking_by_end on booking (site_id, ends_at, starts_at);
