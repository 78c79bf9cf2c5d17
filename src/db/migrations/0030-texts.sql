-- Text messages with people, reminders of the desk's people, and days of shifts by dealership.

-- What somebody said of a day holds at one dealership: whoever works for two may be away from one of them.
create table shift_days_there (
  dealership_slug text not null,
  staff_id bigint not null references staff (id) on delete cascade,
  day text not null,
  starts text,
  ends text,
  primary key (dealership_slug, staff_id, day)
);

insert into shift_days_there (dealership_slug, staff_id, day, starts, ends)
select distinct shifts.dealership_slug, shift_days.staff_id, shift_days.day, shift_days.starts, shift_days.ends
from shift_days join shifts on shifts.staff_id = shift_days.staff_id;

drop table shift_days;

alter table shift_days_there rename to shift_days;

create index shift_days_by_staff on shift_days (staff_id);

-- When the gateway took a text, from which on it is asked what became of it.
alter table people_texts add column sent_at bigint;

create index people_texts_by_phone on people_texts (phone, id);

-- What came as a text instead of a mail; its sender is then a phone number.
alter table people_received add column channel text not null default 'mail' check (channel in ('mail', 'sms'));

-- A reminder is told in every way that its person chose, which is more than a mail.
alter table people_reminders rename column mailed_at to told_at;

create index people_reminders_untold on people_reminders (at) where told_at is null and done_at is null;

create table staff_messages_next (
  id {{identity}},
  staff_id bigint not null references staff (id) on delete cascade,
  kind text not null check (kind in ('offer', 'managers', 'parked', 'reminder')),
  channel text not null check (channel in ('mail', 'sms', 'push')),
  lead_id bigint references leads (id) on delete cascade,
  -- A parked delivery.
  delivery_id bigint,
  reminder_id bigint references people_reminders (id) on delete cascade,
  subscription_id bigint references push_subscriptions (id) on delete cascade,
  state text not null check (state in ('waiting', 'sent', 'dropped')),
  attempts bigint not null default 0 check (attempts >= 0),
  next_at bigint not null,
  last_error text,
  created_at bigint not null
);

insert into staff_messages_next
  (staff_id, kind, channel, lead_id, delivery_id, subscription_id, state, attempts, next_at, last_error, created_at)
select staff_id, kind, channel, lead_id, delivery_id, subscription_id, state, attempts, next_at, last_error, created_at
from staff_messages order by id;

drop table staff_messages;

alter table staff_messages_next rename to staff_messages;

create index staff_messages_due on staff_messages (state, next_at);

-- Somebody who answers STOP to a text, and who may take it back by START.
create table suppressions_next (
  id {{identity}},
  -- A site with all that it sends, or one dealership on whichever site.
  sender_kind text not null check (sender_kind in ('site', 'dealership')),
  sender text not null check (sender <> ''),
  contact_kind text not null check (contact_kind in ('email', 'phone')),
  -- An e-mail address in small letters, or a phone number as E.164.
  contact text not null check (contact <> ''),
  source text not null check (source in ('form', 'one-click', 'operator', 'text')),
  -- The lead by which it was asked for.
  lead_id bigint references leads (id) on delete set null,
  created_at bigint not null,
  unique (contact, contact_kind, sender, sender_kind)
);

insert into suppressions_next (sender_kind, sender, contact_kind, contact, source, lead_id, created_at)
select sender_kind, sender, contact_kind, contact, source, lead_id, created_at from suppressions order by id;

drop table suppressions;

alter table suppressions_next rename to suppressions;

create index suppressions_by_lead on suppressions (lead_id);

-- By name and by address, people are looked for who may be the same.
create index people_by_name on people (site_slug, lower(name));

create index people_by_email on people (site_slug, lower(email));
