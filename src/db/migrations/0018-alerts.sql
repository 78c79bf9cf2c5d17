-- Saved searches and watched cars, of which people are told by mail.

create table alert_people (
  id {{identity}},
  -- In links of mails, signed; never the address itself.
  uid text not null unique check (uid <> ''),
  site_slug text not null check (site_slug <> ''),
  email text not null check (email <> ''),
  -- The mailbox as limits count it.
  recipient text not null,
  -- The member who gave the address; 0 for who has no account.
  member_id bigint not null default 0,
  created_at bigint not null,
  -- When a link that was sent to the address was pressed for the first time.
  confirmed_at bigint,
  unique (site_slug, email, member_id)
);

create index alert_people_by_recipient on alert_people (recipient);

create index alert_people_by_member on alert_people (member_id);

create table alerts (
  id {{identity}},
  uid text not null unique check (uid <> ''),
  person_id bigint not null references alert_people (id) on delete cascade,
  site_slug text not null,
  kind text not null check (kind in ('search', 'car')),
  -- The canonical address of the search, or the car's path.
  address text not null check (length(address) between 1 and 2000),
  name text not null,
  car_slug text,
  often text not null check (often in ('once', 'daily', 'weekly')),
  drops smallint not null check (drops in (0, 1)),
  -- waiting: for its link to be pressed.
  state text not null check (state in ('waiting', 'active', 'paused', 'ended')),
  -- Why it was paused other than by its owner; null where it was not.
  problem text,
  -- How often a link was sent, and until when the last one counts.
  link_turn integer not null default 1,
  link_until bigint not null,
  created_at bigint not null,
  started_at bigint,
  changed_at bigint not null,
  ended_at bigint,
  mailed_at bigint,
  -- When what has been found is mailed; null while there is nothing.
  next_at bigint,
  -- How many cars more were found than are listed in alert_matches.
  more bigint not null default 0,
  check ((kind = 'car') = (car_slug is not null))
);

create index alerts_by_person on alerts (person_id, state);

create index alerts_by_change on alerts (changed_at, id);

create index alerts_due on alerts (state, next_at);

create table alert_consents (
  id {{identity}},
  alert_id bigint not null references alerts (id) on delete cascade,
  -- What was agreed to, word by word, and on which page.
  words text not null check (words <> ''),
  page text not null,
  given_at bigint not null,
  confirmed_at bigint
);

create index alert_consents_by_alert on alert_consents (alert_id);

-- What was found and has not been mailed.
create table alert_matches (
  alert_id bigint not null references alerts (id) on delete cascade,
  car_slug text not null,
  kind text not null check (kind in ('new', 'drop', 'back', 'sold')),
  -- The shown price before, for a drop.
  amount_before double precision,
  found_at bigint not null,
  primary key (alert_id, car_slug, kind)
);

-- What a site last showed of a car, by which a change is told from what was so before.
create table alert_cars (
  site_slug text not null,
  car_slug text not null,
  car_id bigint not null,
  amount double precision,
  per text not null,
  available smallint not null check (available in (0, 1)),
  primary key (site_slug, car_slug)
);

create index alert_cars_by_car on alert_cars (car_id);

-- The last entry of the stock's change log that was matched.
create table alert_progress (
  name text not null primary key,
  change_id bigint not null
);
