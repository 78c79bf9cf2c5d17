-- The stock: whose it is, the vehicles, what changed, and which files were imported.
-- One text for SQLite and PostgreSQL: epoch milliseconds and flags (0, 1) as integers, lists and nested records as JSON
-- text, every other number as double precision, since a feed may give a part of any. {{identity}} is the one word that
-- the two do not share. A statement ends with a semicolon at the end of its line.

create table dealerships (
  id bigint not null primary key,
  slug text not null unique check (slug <> ''),
  name text not null
);

create table cars (
  id {{identity}},
  dealership_id bigint not null references dealerships (id),
  stocknum text not null check (stocknum <> ''),
  slug text not null unique check (slug <> ''),
  created_at bigint not null,
  updated_at bigint not null,
  -- Of what the feed last said; empty after the store itself changed the car, so that the next feed is written again.
  content_hash text not null,
  views bigint not null default 0,

  name text not null,
  carsales_title text,
  make text not null,
  model text not null,
  badge text,
  series text,
  colour text,
  interior_colour text,
  price_type text,
  status text not null check (status in ('in_stock', 'coming_soon', 'sold')),
  car_type text not null check (car_type in ('new', 'used', 'demo')),
  item_type text not null check (item_type in ('car', 'motorcycle', 'truck', 'caravan')),
  tag text,
  vin text,
  nvic text,
  regplate text,
  rego_expiry text,
  build_date text,
  compliance_date text,
  primary_image_url text,
  video_url text,
  external_video_url text,
  spin_code text,
  spin_interior_image text,
  dealercomments text,
  file text,
  location_name text,
  city text,
  state text,
  private_suburb text,
  private_postcode text,
  simple_body text,
  body text,
  simple_transmission text,
  trans text,
  simple_fuel text,
  fuel text,
  simple_drive text,
  drive text,
  bodyconfiguration text,

  year double precision check (year between 1880 and 2200),
  km double precision check (km >= 0),
  price double precision check (price >= 0),
  before_price double precision check (before_price >= 0),
  subscription_price double precision check (subscription_price >= 0),
  offer_price double precision check (offer_price >= 0),
  photos_count double precision not null check (photos_count >= 0),
  location_id double precision,
  seats double precision check (seats >= 0),
  doors double precision check (doors >= 0),
  gearnum double precision check (gearnum >= 0),
  engine_size double precision check (engine_size >= 0),
  engine_size_litres double precision check (engine_size_litres >= 0),
  sold_date_timestamp double precision,
  custom_rank double precision not null,

  preorder smallint not null check (preorder in (0, 1)),
  reserved smallint not null check (reserved in (0, 1)),
  sold smallint not null check (sold in (0, 1)),
  certified smallint not null check (certified in (0, 1)),
  has_nvic smallint not null check (has_nvic in (0, 1)),
  show_on_dealer_website smallint not null check (show_on_dealer_website in (0, 1)),

  images text not null,
  thumbnails text not null,
  walkaround_videos text not null,
  videos text not null,
  spin_images text not null,
  hotspots text not null,
  "standardEquipment" text not null,
  location text not null,
  variant text not null,
  specifications text not null,
  autograb_data text not null,
  "youxQuote" text not null,
  payment_processors text not null,
  finance_lenders text not null,
  categories text not null,
  filtered_features text not null,
  extras text not null,

  unique (dealership_id, stocknum),
  check (status <> 'sold' or sold_date_timestamp is not null)
);

-- Append-only. car_id is no foreign key: the log outlives the car that was removed.
create table stock_changes (
  id {{identity}},
  car_id bigint not null,
  dealership_id bigint not null references dealerships (id),
  kind text not null check (kind in ('put', 'remove')),
  at bigint not null
);

create table import_runs (
  id {{identity}},
  dealership_id bigint not null references dealerships (id),
  file text not null,
  mode text not null check (mode in ('full', 'delta')),
  started_at bigint not null,
  finished_at bigint not null,
  report text not null
);

create index import_runs_by_dealership on import_runs (dealership_id, started_at);
