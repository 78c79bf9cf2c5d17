-- What payment processors tell by webhook, and why a refund that the server gives by itself has not gone through.

-- Events that were heard: each counts once, however often it is sent. They are forgotten after some weeks.
create table payment_events (
  processor text not null check (processor <> ''),
  event text not null check (event <> ''),
  payment_id bigint not null references payments (id) on delete cascade,
  received_at bigint not null,
  primary key (processor, event)
);

create index payment_events_by_payment on payment_events (payment_id);

create index payment_events_by_age on payment_events (received_at);

-- Why the money of a payment that is 'refunding' has not gone back yet, in words for the dealership; null where nothing
-- is known to be wrong.
alter table payments add column problem text;
