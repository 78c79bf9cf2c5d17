-- Members of a site: one for each phone number, how they sign in, and the cars that they watch.

create table members (
  id {{identity}},
  site_id text not null check (site_id <> ''),
  -- E.164. No other identifier is used for the account.
  phone text not null check (phone <> ''),
  created_at bigint not null,
  unique (site_id, phone)
);

-- One-time codes: kept for a day after they were asked for, since limits count them.
create table sign_in_codes (
  id {{identity}},
  site_id text not null,
  phone text not null,
  -- Who asked, as limits count: an IPv4 address or the /64 of an IPv6 one.
  address text not null,
  -- Hash of the ticket that the asking browser holds. The code's hash has the ticket itself for its key.
  ticket_hash text not null unique,
  code_hash text not null,
  attempts bigint not null default 0 check (attempts >= 0),
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);

create index sign_in_codes_by_phone on sign_in_codes (site_id, phone, created_at);

create index sign_in_codes_by_address on sign_in_codes (address, created_at);

create index sign_in_codes_by_age on sign_in_codes (created_at);

create table member_sessions (
  -- Hash of the token that the browser holds.
  token_hash text not null primary key,
  member_id bigint not null references members (id) on delete cascade,
  site_id text not null,
  created_at bigint not null,
  expires_at bigint not null
);

create index member_sessions_by_member on member_sessions (member_id);

create index member_sessions_by_expiry on member_sessions (expires_at);

-- car_id is no foreign key: a car that left the stock is still told by its name.
create table watched_cars (
  member_id bigint not null references members (id) on delete cascade,
  car_id bigint not null,
  car_name text not null,
  saved_at bigint not null,
  primary key (member_id, car_id)
);
