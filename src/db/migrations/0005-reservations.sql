-- Payments, the cars that they hold, and until when a car is held.

-- Null unless a shopper's deposit holds the car. Beside `reserved`, which stays what the dealer's feed says: neither
-- overwrites the other, and when the hold ends the feed's word stands again.
alter table cars add column held_until bigint;

create table payments (
  id {{identity}},
  -- Named to shopper, dealer and processor; not to be guessed.
  reference text not null unique check (reference <> ''),
  -- Of the form: the same form sent again is the same payment.
  request_uid text not null unique check (request_uid <> ''),
  site_slug text not null,
  dealership_slug text not null,
  purpose text not null check (purpose in ('deposit', 'invoice')),
  car_id bigint references cars (id) on delete set null,
  amount_cents bigint not null check (amount_cents > 0),
  processor text not null check (processor <> ''),
  processor_payment text,
  page_url text,
  return_path text not null,
  state text not null check (state in ('begun', 'paid', 'declined', 'abandoned', 'refunding', 'refunded')),
  -- What the shopper typed, until it has become a lead.
  request text not null,
  lead_id bigint references leads (id) on delete set null,
  -- When it is looked at again; null where nothing more is to be done.
  next_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  unique (processor, processor_payment),
  check ((processor_payment is null) = (page_url is null)),
  check (purpose = 'deposit' or car_id is null)
);

create index payments_due on payments (next_at);

create index payments_by_car on payments (car_id);

create index payments_by_lead on payments (lead_id);

create table reservations (
  id {{identity}},
  payment_id bigint not null unique references payments (id),
  car_id bigint references cars (id) on delete set null,
  held_from bigint not null,
  held_until bigint not null,
  ended_at bigint,
  -- 'taken': the dealer marked the car sold or reserved meanwhile; 'lapsed': nobody did, and the deposit goes back.
  outcome text check (outcome in ('taken', 'lapsed')),
  check (held_until > held_from),
  check ((ended_at is null) = (outcome is null))
);

-- A car is held by one shopper at a time.
create unique index reservations_one_a_car on reservations (car_id) where ended_at is null;

create index reservations_by_car on reservations (car_id);

create index reservations_due on reservations (held_until) where ended_at is null;
