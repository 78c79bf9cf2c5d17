-- Leads, and the outbox of their deliveries: both are written in one transaction.

create table leads (
  id {{identity}},
  -- Given to every receiver, so that a repeated delivery can be told from a second lead.
  lead_uid text not null unique check (lead_uid <> ''),
  site_slug text not null,
  dealership_slug text not null,
  car_id bigint references cars (id) on delete set null,
  category text not null,
  subcategory text,
  payload text not null,
  -- Who agreed to what, when, in which words; null when nobody was asked.
  opt_in text,
  created_at bigint not null
);

create index leads_by_site on leads (site_slug, created_at);

create index leads_by_car on leads (car_id);

create table lead_deliveries (
  id {{identity}},
  lead_id bigint not null references leads (id) on delete cascade,
  channel text not null check (channel in ('email', 'webhook')),
  target text not null,
  state text not null check (state in ('waiting', 'claimed', 'delivered', 'parked')),
  attempts bigint not null default 0 check (attempts >= 0),
  next_at bigint not null,
  claimed_by text,
  claimed_until bigint,
  last_error text,
  delivered_at bigint,
  unique (lead_id, channel, target),
  check ((state = 'claimed') = (claimed_by is not null and claimed_until is not null)),
  check ((state = 'delivered') = (delivered_at is not null))
);

create index lead_deliveries_due on lead_deliveries (state, next_at);
