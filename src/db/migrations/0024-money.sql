-- Money at the desk: refunds that people give, when money came, holds that people ended, and the day's summary.

-- Written before the processor is asked, so that a refund is neither lost nor given twice.
create table refunds (
  id {{identity}},
  payment_id bigint not null references payments (id),
  -- The first, second … of its payment: of two people who press at once one writes it, and the other is told so.
  number bigint not null check (number > 0),
  -- By this the processor knows a repeat.
  reference text not null unique check (reference <> ''),
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null check (reason <> ''),
  -- A line to the shopper, which stands on the receipt; may be empty.
  words text not null,
  state text not null check (state in ('asked', 'given', 'failed')),
  -- Why it has not gone through so far, or at all.
  problem text,
  tries bigint not null default 0 check (tries >= 0),
  staff_id bigint,
  by text not null check (by <> ''),
  -- When the processor is asked again.
  next_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  given_at bigint,
  unique (payment_id, number),
  check ((state = 'asked') = (next_at is not null)),
  check ((state = 'given') = (given_at is not null))
);

create index refunds_due on refunds (next_at);

create index refunds_given on refunds (given_at);

-- When the money came; null where none did.
alter table payments add column paid_at bigint;

update payments set paid_at = created_at where state in ('paid', 'refunding', 'refunded');

create index payments_latest on payments (dealership_slug, created_at);

create index payments_paid on payments (dealership_slug, paid_at);

-- Who ended the reservation before its time, as their name; null where nobody did.
alter table reservations add column released_by text;

-- Days whose summary has been written to the outbox: each once, whichever process is first.
create table money_summaries (
  site_slug text not null,
  dealership_slug text not null,
  day text not null check (day <> ''),
  written_at bigint not null,
  primary key (site_slug, dealership_slug, day)
);
