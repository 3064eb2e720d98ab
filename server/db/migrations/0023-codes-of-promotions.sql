-- Promotions that hold only for who gives their code, and the rates agreed with companies, which are given a code too.
alter table promotion
  add column code text check (code = upper(trim(code)) and code <> ''),
  add column is_agreement boolean not null default false,
  add check (code is not null or not is_agreement);
create unique index promotion_by_code on promotion (site_id, is_agreement, code);
