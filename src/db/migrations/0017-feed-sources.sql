-- The sources of stock files that dealerships' files describe, and how each stands.

create table feed_sources (
  -- A source is known before its dealership's first car, so there may be no row of `dealerships` yet.
  dealership_id bigint not null,
  name text not null check (name <> ''),
  paused integer not null default 0 check (paused in (0, 1)),
  -- The schedule and zone that `due_at` was reckoned by.
  schedule text not null,
  due_at bigint not null,
  -- When it was first known.
  since bigint not null,
  attempted_at bigint,
  -- When it last gave word: a file, or that there is no other one.
  answered_at bigint,
  -- When a file of it was last taken, the run that it became, and a hash of it and of the rules it was read by.
  file_at bigint,
  run_id bigint,
  file_hash text,
  mark text check (length(mark) <= 500),
  -- Attempts in a row that brought neither a file nor word, and why the last one did not.
  failures integer not null default 0,
  problem text,
  -- Who looks after it now, and until when nobody else may.
  holder text,
  lease_until bigint not null default 0,
  -- Since when the dealership has been told of each trouble; null once it is mended.
  late_told_at bigint,
  failing_told_at bigint,
  held_told_at bigint,
  shrunk_told_at bigint,
  -- A file that was brought and waits in the store of files; null for none.
  brought_key text,
  brought_name text,
  primary key (dealership_id, name)
);

create index feed_sources_due on feed_sources (due_at);

-- Two sources may name one car.
create index cars_by_vin on cars (vin) where vin is not null;
