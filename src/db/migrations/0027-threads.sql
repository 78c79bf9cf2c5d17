-- One person may write to several dealerships of a group, and to their sales and their workshop: each has a thread of
-- its own with them, which nobody else's enquiry can take away. What belongs to threads follows below.

alter table people add column department text not null default 'sales' check (department in ('sales', 'workshop'));

-- Since when nothing that names them is kept any more.
alter table people add column erased_at bigint;

update people set department = 'workshop'
where exists (select 1 from people_leads where people_leads.person_id = people.id)
  and not exists (
    select 1 from people_leads
    where people_leads.person_id = people.id and people_leads.category not in ('Service', 'Parts')
  );

-- What is searched stands beside each lead, so that it goes where the lead goes; null until the worker has written it.
alter table people_leads add column words text;

-- How they came, as the website was told: the source and the campaign.
alter table people_leads add column source text;

alter table people_leads add column campaign text;

alter table people drop column words;

-- Leads of another dealership or department get threads of their own: the worker gives them to their people anew.
delete from people_leads where exists (
  select 1 from leads join people on people.id = people_leads.person_id
  where leads.id = people_leads.lead_id
    and (leads.dealership_slug <> people.dealership_slug
      or (people.department = 'sales' and people_leads.category in ('Service', 'Parts')))
);

create table thread_keys (
  site_slug text not null,
  key text not null,
  dealership_slug text not null,
  department text not null,
  person_id bigint not null references people (id) on delete cascade,
  primary key (site_slug, key, dealership_slug, department)
);

insert into thread_keys (site_slug, key, dealership_slug, department, person_id)
select people_keys.site_slug, people_keys.key, people.dealership_slug, people.department, people.id
from people_keys join people on people.id = people_keys.person_id;

drop table people_keys;

alter table thread_keys rename to people_keys;

create index people_keys_by_person on people_keys (person_id);

-- The lists of the inbox, each in its order.
drop index people_waiting;

drop index people_latest;

drop index people_assigned;

create index people_waiting on people (site_slug, dealership_slug, waiting_since, id) where waiting_since is not null;

create index people_latest on people (site_slug, dealership_slug, last_at, id);

create index people_assigned on people (assignee_id, last_at);

create index people_snoozed on people (site_slug, dealership_slug, snoozed_until, id) where snoozed_until is not null;

create index people_merged on people (merged_into) where merged_into is not null;

create index people_entries_by_notice on people_entries (notice_id) where notice_id is not null;

-- Whom a change of a department concerns; null for everybody.
alter table desk_changes add column department text;

-- How an answer went out, and the car that it showed.
alter table people_entries add column channel text not null default 'mail' check (channel in ('mail', 'sms'));

alter table people_entries add column car_id bigint references cars (id) on delete set null;

alter table people_drafts add column car_id bigint references cars (id) on delete set null;

-- Text messages to people, and what became of each.
create table people_texts (
  id {{identity}},
  uid text not null unique check (uid <> ''),
  entry_id bigint not null references people_entries (id) on delete cascade,
  phone text not null,
  state text not null check (state in ('waiting', 'sent', 'delivered', 'failed')),
  attempts bigint not null default 0 check (attempts >= 0),
  next_at bigint not null,
  gateway_id text,
  problem text
);

create index people_texts_due on people_texts (state, next_at);

create index people_texts_by_entry on people_texts (entry_id);

-- Mails that came back to a thread: answers, and what mail programs and servers said by themselves.
create table people_received (
  id {{identity}},
  person_id bigint not null references people (id) on delete cascade,
  -- Hash of the mail, by which one that is handed in twice is taken once.
  mail_hash text not null unique,
  -- The mail's own name for itself, to which an answer refers; null where it has none.
  message_id text,
  at bigint not null,
  kind text not null check (kind in ('reply', 'automatic', 'bounce')),
  sender text not null,
  -- Whether the thread knows this address.
  is_known smallint not null check (is_known in (0, 1)),
  subject text not null,
  text text not null,
  -- A sentence on what was not taken in, such as attachments.
  left_out text
);

create index people_received_by_person on people_received (person_id, at);

-- What somebody of the desk wants to be told of a person, and when.
create table people_reminders (
  id {{identity}},
  person_id bigint not null references people (id) on delete cascade,
  staff_id bigint not null references staff (id) on delete cascade,
  at bigint not null,
  text text not null,
  done_at bigint,
  mailed_at bigint
);

create index people_reminders_due on people_reminders (at) where done_at is null;

create index people_reminders_by_person on people_reminders (person_id);

create index people_reminders_by_staff on people_reminders (staff_id, at);

-- Two threads that somebody said are of two people, the lower number first.
create table people_apart (
  low_id bigint not null references people (id) on delete cascade,
  high_id bigint not null references people (id) on delete cascade,
  primary key (low_id, high_id)
);

-- Texts that answers begin with, of a whole site or of one of its dealerships; null means every one, and every kind.
create table answer_templates (
  id {{identity}},
  site_slug text not null,
  dealership_slug text,
  category text,
  name text not null check (name <> ''),
  text text not null check (text <> ''),
  changed_at bigint not null,
  changed_by text not null,
  removed_at bigint
);

create index answer_templates_by_site on answer_templates (site_slug, name);

-- How somebody signs their answers.
create table staff_signatures (
  staff_id bigint not null primary key references staff (id) on delete cascade,
  text text not null,
  changed_at bigint not null
);
