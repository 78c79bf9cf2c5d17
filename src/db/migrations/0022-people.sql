-- People who enquired, each with everything that they sent to one site, and what the desk answered.

create table people (
  id {{identity}},
  site_slug text not null,
  -- That of their latest lead, which answers for them.
  dealership_slug text not null,
  name text not null,
  email text,
  phone text,
  state text not null check (state in ('new', 'contacted', 'appointment', 'offer', 'won', 'lost')),
  lost_reason text,
  assignee_id bigint references staff (id),
  -- Since when they wait for an answer; null while nobody waits for us.
  waiting_since bigint,
  -- Until when the desk shows them under Later.
  snoozed_until bigint,
  first_at bigint not null,
  -- When anything last happened between them and us.
  last_at bigint not null,
  -- What is searched, in small letters: name, addresses, phone digits, cars and words, the newest first.
  words text not null,
  -- Set for a person who was joined to another one.
  merged_into bigint references people (id)
);

create index people_waiting on people (waiting_since, site_slug);

create index people_latest on people (site_slug, last_at);

create index people_assigned on people (assignee_id, last_at);

-- By what a person is known again: 'phone:+61491570156', 'email:zoe@shopper.example'.
create table people_keys (
  site_slug text not null,
  key text not null,
  person_id bigint not null references people (id) on delete cascade,
  primary key (site_slug, key)
);

create index people_keys_by_person on people_keys (person_id);

create table people_leads (
  lead_id bigint not null primary key references leads (id) on delete cascade,
  person_id bigint not null references people (id) on delete cascade,
  category text not null
);

create index people_leads_by_person on people_leads (person_id, lead_id);

-- What the desk said and did: each is one line or block of the thread.
create table people_entries (
  id {{identity}},
  person_id bigint not null references people (id) on delete cascade,
  at bigint not null,
  kind text not null check (kind in ('answer', 'note', 'assign', 'state', 'snooze', 'merge', 'split')),
  staff_id bigint,
  by text not null,
  text text not null,
  notice_id bigint
);

create index people_entries_by_person on people_entries (person_id, at);

-- What somebody began to answer and has not sent.
create table people_drafts (
  person_id bigint not null references people (id) on delete cascade,
  staff_id bigint not null references staff (id) on delete cascade,
  text text not null,
  at bigint not null,
  primary key (person_id, staff_id)
);

-- Who opened a person's thread, and when last: what was opened and not claimed shows.
create table people_views (
  person_id bigint not null references people (id) on delete cascade,
  staff_id bigint not null references staff (id) on delete cascade,
  at bigint not null,
  primary key (person_id, staff_id)
);

-- What changed at the desk, for everybody who looks at it now; old lines are deleted.
create table desk_changes (
  id {{identity}},
  at bigint not null,
  site_slug text not null,
  dealership_slug text not null,
  kind text not null,
  person_id bigint not null
);
