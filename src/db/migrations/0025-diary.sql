-- The diary: test drives and services by the minute, where half hours stood before (lead_appointments). Rows of the
-- old table are moved by the product, which knows each dealership's zone (features/diary/old-appointments).

create table bookings (
  id {{identity}},
  -- Under which calendars know it, however often it is moved.
  uid text not null unique check (uid <> ''),
  -- Who comes, and why: a booking by hand has a lead as well.
  lead_id bigint not null unique references leads (id) on delete cascade,
  site_slug text not null,
  dealership_slug text not null,
  location_slug text not null,
  kind text not null check (kind in ('test-drive', 'service')),
  car_id bigint references cars (id) on delete set null,
  -- YYYY-MM-DD and HH:MM on the dealership's clock, and the same as instants.
  date text not null,
  time text not null,
  starts_at bigint not null,
  ends_at bigint not null check (ends_at > starts_at),
  -- Until when nobody else can have the place or the car: the end, and the time to get ready.
  free_at bigint not null check (free_at >= ends_at),
  state text not null check (state in ('booked', 'cancelled', 'done', 'no-show')),
  -- How often it was changed; calendars believe the highest.
  sequence bigint not null default 0 check (sequence >= 0),
  -- Who of the dealership goes along.
  staff_id bigint references staff (id) on delete set null,
  -- By whom a stranger's bookings are counted; the network address is forgotten after a day.
  contact_email text,
  contact_phone text,
  from_address text,
  -- When to remind; null where nobody needs to be.
  remind_at bigint,
  remind_claimed_until bigint,
  reminded_at bigint,
  created_at bigint not null,
  changed_at bigint not null
);

create index bookings_by_time on bookings (dealership_slug, starts_at);

create index bookings_by_car on bookings (car_id, starts_at);

create index bookings_to_remind on bookings (remind_at);

create index bookings_by_address on bookings (from_address, created_at);

-- What the desk says instead of the dealership's file; a kind without a row follows the file.
create table diary_settings (
  dealership_slug text not null,
  kind text not null check (kind in ('test-drive', 'service')),
  settings text not null,
  changed_at bigint not null,
  primary key (dealership_slug, kind)
);

-- Addresses under which calendars fetch a location's bookings: each renewal makes the older ones void.
create table diary_feeds (
  id {{identity}},
  site_slug text not null,
  location_slug text not null,
  turn bigint not null default 1 check (turn >= 1),
  created_at bigint not null,
  unique (site_slug, location_slug)
);
