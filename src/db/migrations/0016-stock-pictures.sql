-- Pictures that feeds name by an address: each is fetched once and shown from our own store.

create table stock_pictures (
  id {{identity}},
  source text not null unique check (length(source) between 1 and 2000),
  -- waiting: to be fetched; stored: in the store of files; refused: what lies there is no picture that can be shown.
  state text not null default 'waiting' check (state in ('waiting', 'stored', 'refused')),
  -- Names the file by its content; null until it is stored.
  content_hash text,
  bytes bigint not null default 0,
  etag text,
  attempts integer not null default 0,
  -- When it is fetched next, or asked whether it has changed; a claim moves this ahead.
  next_at bigint not null,
  -- Why it could not be fetched last time, in a sentence; null where it could.
  problem text,
  -- When a feed last named it.
  named_at bigint not null,
  check ((state = 'stored') = (content_hash is not null))
);

create index stock_pictures_due on stock_pictures (next_at, id);

create index stock_pictures_by_content on stock_pictures (content_hash);

-- A car's pictures as its feed names them, from which those that are stored are shown.
create table stock_picture_lists (
  dealership_id bigint not null references dealerships (id) on delete cascade,
  stocknum text not null,
  pictures text not null,
  primary key (dealership_id, stocknum)
);

create table stock_picture_uses (
  picture_id bigint not null references stock_pictures (id) on delete cascade,
  dealership_id bigint not null,
  stocknum text not null,
  primary key (picture_id, dealership_id, stocknum)
);

create index stock_picture_uses_by_car on stock_picture_uses (dealership_id, stocknum);
