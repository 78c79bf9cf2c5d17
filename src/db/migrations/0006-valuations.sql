-- Cars that shoppers offer, while they are being valued; their photos; and what was asked of the vendor, since limits count it.

create table valuations (
  id {{identity}},
  -- Names it to its shopper's browser; not to be guessed, and not the number plate.
  uid text not null unique check (uid <> ''),
  site_id text not null check (site_id <> ''),
  dealership_slug text not null,
  purpose text not null check (purpose in ('trade-in', 'instant-offer')),
  -- The car that the shopper is looking at. No foreign key: it may leave the stock meanwhile.
  car_id bigint,
  -- What was typed and what the vendor answered.
  state text not null,
  lead_id bigint references leads (id) on delete set null,
  accepted_at bigint,
  -- The result with its further answers, on sites that save it.
  saved_result text,
  created_at bigint not null
);

create index valuations_by_age on valuations (created_at);

create index valuations_by_lead on valuations (lead_id);

-- The bytes lie in a file of this uid.
create table valuation_photos (
  id {{identity}},
  uid text not null unique check (uid <> ''),
  valuation_id bigint not null references valuations (id) on delete cascade,
  site_id text not null,
  place bigint not null check (place between 1 and 10),
  name text not null,
  type text not null,
  bytes bigint not null check (bytes between 1 and 10485759),
  unique (valuation_id, place)
);

create table valuation_calls (
  id {{identity}},
  site_id text not null,
  -- Who asked, as limits count: an IPv4 address or the /64 of an IPv6 one. Kept for a day.
  address text not null,
  at bigint not null
);

create index valuation_calls_by_address on valuation_calls (address, at);

create index valuation_calls_by_site on valuation_calls (site_id, at);

create index valuation_calls_by_age on valuation_calls (at);
