-- Prices that a person sets now and that begin at a later time: one for a car at most.

create table planned_prices (
  id {{identity}},
  car_id bigint not null unique references cars (id) on delete cascade,
  price double precision not null check (price > 0),
  -- Whether the price that stands until then is shown struck through.
  shows_was integer not null check (shows_was in (0, 1)),
  reason text not null check (reason <> ''),
  from_at bigint not null,
  by text not null check (by <> ''),
  staff_id bigint,
  -- Where it was planned, for the record.
  site_slug text not null,
  dealership_slug text not null,
  created_at bigint not null
);

create index planned_prices_due on planned_prices (from_at);
