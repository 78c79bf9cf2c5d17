-- What shoppers are told, and dealers beside their leads: notices. The outbox carries leads and notices alike.

create table notices (
  id {{identity}},
  -- Given to every receiver, so that a repeated delivery can be told from a second notice.
  uid text not null unique check (uid <> ''),
  kind text not null check (kind <> ''),
  audience text not null check (audience in ('shopper', 'dealership')),
  site_slug text not null,
  dealership_slug text not null,
  lead_id bigint references leads (id) on delete cascade,
  payment_id bigint references payments (id) on delete cascade,
  -- Under which limits count a shopper's mails; empty for a dealership's.
  recipient text not null,
  -- What is told, as it was when it was decided.
  letter text not null,
  created_at bigint not null
);

create index notices_by_recipient on notices (recipient, created_at);

create index notices_by_lead on notices (lead_id);

create index notices_by_payment on notices (payment_id);

-- The outbox anew: neither database can take a rule away from a table that both spell alike.
create table outbox (
  id {{identity}},
  lead_id bigint references leads (id) on delete cascade,
  notice_id bigint references notices (id) on delete cascade,
  site_slug text not null,
  -- To which it goes: not always the lead's own.
  dealership_slug text not null,
  channel text not null check (channel in ('email', 'webhook')),
  target text not null,
  -- 'withheld': decided not to be sent, for the reason in last_error.
  state text not null check (state in ('waiting', 'claimed', 'delivered', 'parked', 'withheld')),
  attempts bigint not null default 0 check (attempts >= 0),
  next_at bigint not null,
  claimed_by text,
  claimed_until bigint,
  last_error text,
  delivered_at bigint,
  unique (lead_id, dealership_slug, channel, target),
  unique (notice_id, channel, target),
  check ((lead_id is null) <> (notice_id is null)),
  check ((state = 'claimed') = (claimed_by is not null and claimed_until is not null)),
  check ((state = 'delivered') = (delivered_at is not null))
);

insert into outbox (lead_id, site_slug, dealership_slug, channel, target, state, attempts, next_at, claimed_by, claimed_until, last_error, delivered_at)
select d.lead_id, l.site_slug, l.dealership_slug, d.channel, d.target, d.state, d.attempts, d.next_at, d.claimed_by, d.claimed_until, d.last_error, d.delivered_at
from lead_deliveries d join leads l on l.id = d.lead_id
order by d.id;

drop table lead_deliveries;

alter table outbox rename to lead_deliveries;

create index lead_deliveries_due on lead_deliveries (state, next_at);
