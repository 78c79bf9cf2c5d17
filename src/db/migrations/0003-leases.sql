-- Work that one process at a time does for all, and how far a search engine beside the processes has been filled.

create table leases (
  name text not null primary key check (name <> ''),
  holder text not null check (holder <> ''),
  expires_at bigint not null
);

create table search_indexes (
  name text not null primary key check (name <> ''),
  -- Of the settings, synonyms and documents it was made of: another means that it must be made anew.
  version text not null,
  -- The last entry of stock_changes that it has.
  change_id bigint not null,
  updated_at bigint not null
);
