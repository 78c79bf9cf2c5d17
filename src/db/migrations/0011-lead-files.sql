-- Files that shoppers send with an enquiry. The bytes lie in a file of the row's uid.

create table lead_files (
  id {{identity}},
  -- Opens it, and cannot be guessed.
  uid text not null unique check (uid <> ''),
  site_id text not null check (site_id <> ''),
  -- Null until the form is sent; what is left without a lead is deleted after a day.
  lead_id bigint references leads (id) on delete set null,
  name text not null,
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  bytes bigint not null check (bytes between 1 and 10485759),
  created_at bigint not null
);

create index lead_files_by_lead on lead_files (lead_id);

create index lead_files_by_age on lead_files (created_at);
