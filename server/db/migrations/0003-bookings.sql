create table booking (
  site_id text not null references site (id) on delete cascade,
  public_reference text not null,
  status text not null check (status in ('quoted', 'reserved', 'confirmed', 'delivered', 'closed', 'cancelled')),
  customer jsonb not null,
  driver jsonb,
  notes text not null default '',
  -- wall clock of the places, as the customer chose it
  from_local text not null check (from_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  to_local text not null check (to_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  pick_up_place_id text not null,
  drop_off_place_id text not null,
  model_id text not null,
  category_id text not null,
  is_on_request boolean not null default false,
  has_unlimited_mileage boolean not null default true,
  extras jsonb not null default '[]',
  -- the whole price as it was agreed: lines, taxes, days
  quote jsonb not null,
  total_minor bigint not null check (total_minor >= 0),
  currency text not null,
  -- the currency the visitor saw, with its rate that day
  shown_currency text not null,
  exchange_rate numeric(20, 8) not null,
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  payment_method_id integer,
  details jsonb not null default '{}',
  language text not null,
  created_at timestamptz not null,
  primary key (site_id, public_reference),
  check (starts_at < ends_at)
);
create index booking_by_creation on booking (site_id, created_at desc);

create table car_claim (
  site_id text not null,
  booking_reference text not null,
  car_unit_id text not null,
  model_id text not null,
  category_id text not null,
  branch_office_id text not null,
  starts_at timestamptz not null,
  -- the rental, the turnaround and, when one-way, the way back
  ends_at timestamptz not null,
  period tstzrange not null generated always as (tstzrange(starts_at, ends_at, '[)')) stored,
  primary key (site_id, booking_reference),
  foreign key (site_id, booking_reference) references booking (site_id, public_reference) on delete cascade,
  foreign key (site_id, car_unit_id) references car_unit (site_id, id),
  check (starts_at < ends_at),
  -- The last word on double booking. Deferrable, because re-packing swaps cars within one transaction.
  constraint car_claim_no_overlap
    exclude using gist (site_id with =, car_unit_id with =, period with &&) deferrable initially immediate
);
-- Row level security forbids the range operator in an index scan (it is not leakproof); these columns allow one,
-- and what ended long ago is not read.
create index car_claim_by_branch on car_claim (site_id, branch_office_id, ends_at, starts_at);

create table idempotency (
  site_id text not null references site (id) on delete cascade,
  principal text not null,
  route text not null,
  key text not null check (length(key) between 1 and 255),
  fingerprint text not null,
  status smallint,
  -- json, not jsonb: a repeated answer is the same text
  answer json,
  created_at timestamptz not null,
  primary key (site_id, principal, route, key)
);
create index idempotency_by_age on idempotency (created_at);

create table outbox (
  id bigint generated always as identity primary key,
  site_id text not null references site (id) on delete cascade,
  kind text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  send_after timestamptz not null,
  sent_at timestamptz,
  -- given up after too many attempts
  failed_at timestamptz,
  last_error text
);
create index outbox_due on outbox (send_after, id) where sent_at is null and failed_at is null;

-- Mails that were kept instead of sent, for the inbox page of demos.
create table inbox_mail (
  id bigint generated always as identity primary key,
  site_id text not null references site (id) on delete cascade,
  recipient text not null,
  sender text not null,
  subject text not null,
  html text not null,
  plain text not null,
  message_id text not null,
  created_at timestamptz not null,
  unique (site_id, message_id)
);
