create table branch_office (
  site_id text not null references site (id) on delete cascade,
  id text not null,
  names jsonb not null,
  address text not null,
  city text not null,
  country text not null,
  phone text not null default '',
  email text not null default '',
  latitude double precision,
  longitude double precision,
  -- IANA name; the offset of a moment is computed from it
  time_zone text not null,
  turnaround_hours numeric(6, 2) not null default 0 check (turnaround_hours >= 0),
  -- added to the claim of a one-way rental, whose car has to come back
  repositioning_hours numeric(6, 2) not null default 0 check (repositioning_hours >= 0),
  position integer not null default 0,
  primary key (site_id, id)
);

create table attention_schedule (
  site_id text not null,
  branch_office_id text not null,
  body jsonb not null,
  primary key (site_id, branch_office_id),
  foreign key (site_id, branch_office_id) references branch_office (site_id, id) on delete cascade
);

create table holiday (
  site_id text not null references site (id) on delete cascade,
  id text not null,
  on_date date not null,
  names jsonb not null,
  -- null: every branch
  branch_office_id text,
  primary key (site_id, id),
  foreign key (site_id, branch_office_id) references branch_office (site_id, id) on delete cascade
);

create table place (
  site_id text not null,
  id text not null,
  branch_office_id text not null,
  names jsonb not null,
  city text not null,
  country text not null,
  address text not null,
  iata_code text,
  endpoint text,
  category text,
  -- ReturnOnly, DeliveryOnly, or null for both
  operation_options text check (operation_options in ('ReturnOnly', 'DeliveryOnly')),
  -- empty: every place
  available_return_places jsonb not null default '[]',
  delivery_fee_minor bigint not null default 0 check (delivery_fee_minor >= 0),
  return_fee_minor bigint not null default 0 check (return_fee_minor >= 0),
  position integer not null default 0,
  primary key (site_id, id),
  foreign key (site_id, branch_office_id) references branch_office (site_id, id) on delete cascade
);
create index place_by_branch on place (site_id, branch_office_id);

create table category (
  site_id text not null references site (id) on delete cascade,
  id text not null,
  names jsonb not null,
  image_path text not null default '',
  position integer not null default 0,
  deposit_minor bigint check (deposit_minor >= 0),
  -- what the customer still pays: {damage, theft, rollover, hail} in minor units
  excess jsonb not null default '{}',
  primary key (site_id, id)
);

create table model (
  site_id text not null,
  id text not null,
  category_id text not null,
  name text not null,
  brand text not null,
  passengers smallint not null check (passengers > 0),
  doors smallint,
  luggage smallint,
  transmission text check (transmission in ('manual', 'automatic')),
  has_air_conditioning boolean,
  fuel text,
  fuel_policy text,
  image_path text not null default '',
  is_quote_only boolean not null default false,
  has_unlimited_mileage boolean not null default true,
  max_distance integer,
  max_distance_per_day integer,
  excess jsonb not null default '{}',
  position integer not null default 0,
  primary key (site_id, id),
  foreign key (site_id, category_id) references category (site_id, id) on delete cascade
);
create index model_by_category on model (site_id, category_id);

create table car_unit (
  site_id text not null,
  id text not null,
  model_id text not null,
  branch_office_id text not null,
  plate text not null,
  primary key (site_id, id),
  foreign key (site_id, model_id) references model (site_id, id) on delete cascade,
  foreign key (site_id, branch_office_id) references branch_office (site_id, id) on delete cascade
);
create index car_unit_by_branch on car_unit (site_id, branch_office_id, model_id, id);

create table season (
  site_id text not null references site (id) on delete cascade,
  id text not null,
  name text not null,
  from_date date not null,
  -- both days belong to the season; where seasons overlap, the one that began last rules
  to_date date not null,
  primary key (site_id, id),
  check (from_date <= to_date)
);
create index season_by_date on season (site_id, to_date, from_date);

create table rate (
  site_id text not null,
  category_id text not null,
  -- null rates hold outside every season
  season_id text,
  bracket_from_days smallint not null check (bracket_from_days >= 1),
  daily_minor bigint not null check (daily_minor >= 0),
  id bigint generated always as identity primary key,
  foreign key (site_id, category_id) references category (site_id, id) on delete cascade,
  foreign key (site_id, season_id) references season (site_id, id) on delete cascade
);
create unique index rate_key on rate (site_id, category_id, season_id, bracket_from_days) nulls not distinct;

create table tax (
  site_id text not null references site (id) on delete cascade,
  id text not null,
  names jsonb not null,
  basis_points integer not null check (basis_points >= 0),
  primary key (site_id, id)
);

create table one_way_fee (
  site_id text not null,
  from_branch_office_id text not null,
  to_branch_office_id text not null,
  fee_minor bigint not null check (fee_minor >= 0),
  primary key (site_id, from_branch_office_id, to_branch_office_id),
  foreign key (site_id, from_branch_office_id) references branch_office (site_id, id) on delete cascade,
  foreign key (site_id, to_branch_office_id) references branch_office (site_id, id) on delete cascade
);

create table extra (
  site_id text not null references site (id) on delete cascade,
  id text not null,
  names jsonb not null,
  descriptions jsonb not null default '{}',
  image_path text not null default '',
  type text not null check (type in ('Insurance', 'Additional', 'Other')),
  -- net, per rental or per day
  price_minor bigint not null check (price_minor >= 0),
  is_price_by_day boolean not null default false,
  max_quantity_per_booking integer,
  available_stock integer,
  is_required boolean not null default false,
  is_default boolean not null default false,
  excludes jsonb not null default '[]',
  position integer not null default 0,
  primary key (site_id, id)
);
