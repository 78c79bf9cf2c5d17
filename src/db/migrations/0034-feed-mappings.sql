-- What people chose that the columns of an uploaded stock file say, for the next one with the same headings.

create table feed_mappings (
  dealership_id bigint not null,
  -- SHA-256 of the headings in hexadecimal.
  headings text not null check (length(headings) = 64),
  -- JSON: the field of each column, in the file's order; null for one that is not used.
  choices text not null,
  -- The file with which it was chosen.
  file text not null,
  by text not null check (by <> ''),
  at bigint not null,
  primary key (dealership_id, headings)
);
