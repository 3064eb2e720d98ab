-- What a pick-up or a return outside the opening hours of a branch costs, net.
alter table branch_office
  add column after_hours_fee_minor bigint not null default 0 check (after_hours_fee_minor >= 0);
