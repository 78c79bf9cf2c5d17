-- What people said of a car, which stands over what its feed says; and the prices that a car was offered at.

create table car_edits (
  car_id bigint not null references cars (id) on delete cascade,
  field text not null check (field <> ''),
  -- As the column of `cars` holds it, in JSON; `feed` is what the feed says now, which stands again once handed back.
  value text not null,
  feed text not null,
  by text not null check (by <> ''),
  at bigint not null,
  primary key (car_id, field)
);

create table car_prices (
  id {{identity}},
  car_id bigint not null references cars (id) on delete cascade,
  at bigint not null,
  was double precision check (was >= 0),
  price double precision check (price >= 0),
  -- A person's name, or the number of the run that brought it.
  by text,
  run_id bigint
);

create index car_prices_by_car on car_prices (car_id, at);
