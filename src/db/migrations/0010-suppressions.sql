-- Who wants no marketing from whom (Spam Act 2003), and the keys by which links in mails are signed.

create table suppressions (
  id {{identity}},
  -- A site with all that it sends, or one dealership on whichever site.
  sender_kind text not null check (sender_kind in ('site', 'dealership')),
  sender text not null check (sender <> ''),
  contact_kind text not null check (contact_kind in ('email', 'phone')),
  -- An e-mail address in small letters, or a phone number as E.164.
  contact text not null check (contact <> ''),
  source text not null check (source in ('form', 'one-click', 'operator')),
  -- The lead by which it was asked for.
  lead_id bigint references leads (id) on delete set null,
  created_at bigint not null,
  unique (contact, contact_kind, sender, sender_kind)
);

create index suppressions_by_lead on suppressions (lead_id);

create table signing_keys (
  name text not null primary key check (name <> ''),
  key text not null check (key <> '')
);
