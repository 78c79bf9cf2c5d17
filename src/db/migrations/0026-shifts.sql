-- Where each kind of lead goes, who is on shift, to whom each new lead was offered, and how the desk's people are told.

-- What a dealership said at the desk, in place of its file: one row for each team, and 'default'.
create table lead_routes (
  dealership_slug text not null,
  team text not null check (team <> ''),
  -- JSON lists of e-mail addresses: who gets it, who gets a copy, and who besides them while the place is closed.
  email text not null,
  copies text not null,
  after_hours text not null,
  changed_at bigint not null,
  primary key (dealership_slug, team)
);

-- Usual hours of somebody at a dealership, on the wall clock of its zone.
create table shifts (
  id {{identity}},
  site_slug text not null,
  dealership_slug text not null,
  -- Slug of a location; empty for all of the dealership's.
  location text not null,
  staff_id bigint not null references staff (id) on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  starts text not null,
  ends text not null,
  -- The team whose leads they take; empty for every one that they may see.
  team text not null,
  -- Whether leads come to them while the place is closed, too.
  on_call smallint not null check (on_call in (0, 1))
);

create index shifts_by_dealership on shifts (dealership_slug, weekday);

-- A day on which somebody's usual hours do not hold: other hours, or null for away.
create table shift_days (
  staff_id bigint not null references staff (id) on delete cascade,
  day text not null,
  starts text,
  ends text,
  primary key (staff_id, day)
);

-- A new lead on its way to somebody who takes it.
create table lead_offers (
  lead_id bigint not null primary key references leads (id) on delete cascade,
  site_slug text not null,
  dealership_slug text not null,
  location text not null,
  team text not null,
  state text not null check (state in ('open', 'managers', 'taken', 'ended')),
  -- Whom it is offered to now; null while it waits for opening, and from when the managers have it.
  offered_to bigint references staff (id),
  -- Who had the person when the lead came; they are asked first, and anybody may take it over.
  had_by bigint references staff (id),
  -- When it goes on.
  next_at bigint not null,
  created_at bigint not null,
  ended_at bigint
);

create index lead_offers_due on lead_offers (state, next_at);

-- Who was told of a lead, in turn.
create table lead_offer_turns (
  id {{identity}},
  lead_id bigint not null references lead_offers (lead_id) on delete cascade,
  dealership_slug text not null,
  staff_id bigint not null references staff (id),
  role text not null check (role in ('shift', 'manager')),
  at bigint not null
);

create index lead_offer_turns_by_lead on lead_offer_turns (lead_id, id);

create index lead_offer_turns_fair on lead_offer_turns (dealership_slug, staff_id, at);

-- How somebody wants to be told, besides at the desk itself. Without a row: by mail, and by push where a device has it.
create table staff_channels (
  staff_id bigint not null primary key references staff (id) on delete cascade,
  mail smallint not null check (mail in (0, 1)),
  sms smallint not null check (sms in (0, 1)),
  push smallint not null check (push in (0, 1)),
  -- E.164, for text messages.
  phone text
);

-- A browser that takes Web Push messages; it goes with the session in which it was added.
create table push_subscriptions (
  id {{identity}},
  staff_id bigint not null references staff (id) on delete cascade,
  session_id bigint not null references staff_sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at bigint not null
);

create index push_subscriptions_by_staff on push_subscriptions (staff_id);

create index push_subscriptions_by_session on push_subscriptions (session_id);

-- The outbox of what the desk's people are told. It names things by number: the words are made when it is sent.
create table staff_messages (
  id {{identity}},
  staff_id bigint not null references staff (id) on delete cascade,
  kind text not null check (kind in ('offer', 'managers', 'parked')),
  channel text not null check (channel in ('mail', 'sms', 'push')),
  lead_id bigint references leads (id) on delete cascade,
  -- A parked delivery.
  delivery_id bigint,
  subscription_id bigint references push_subscriptions (id) on delete cascade,
  state text not null check (state in ('waiting', 'sent', 'dropped')),
  attempts bigint not null default 0 check (attempts >= 0),
  next_at bigint not null,
  last_error text,
  created_at bigint not null
);

create index staff_messages_due on staff_messages (state, next_at);

-- When the dealership was told that a delivery is parked.
alter table lead_deliveries add column alarmed_at bigint;

-- Whom a change concerns alone, such as an offer; null for everybody who may see it.
alter table desk_changes add column staff_id bigint;

create index lead_deliveries_alarmed on lead_deliveries (dealership_slug, alarmed_at);
