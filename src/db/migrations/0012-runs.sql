-- Runs of stock files with what they changed, so that a run can be held back, looked at and taken back.

-- The source that brought the file, by its name in the site's files; null for a file that somebody imported by hand.
alter table import_runs add column source text;
-- 'held': nothing was changed until somebody lets it go. 'refused': the file cannot be taken. 'undone': taken back.
alter table import_runs add column standing text not null default 'imported' check (standing in ('imported', 'held', 'refused', 'undone'));
-- Why it was held or refused, in sentences for the dealer.
alter table import_runs add column reason text;
-- SHA-256 of the file and its bytes; the name under which the file is kept, null once it is forgotten.
alter table import_runs add column file_hash text;
alter table import_runs add column file_size bigint;
alter table import_runs add column kept_file text;
-- The text of the mapping that was used; null where the columns were recognised.
alter table import_runs add column mapping text;
-- Who let it go or took it back, when, and what the taking back had to leave.
alter table import_runs add column settled_by text;
alter table import_runs add column settled_at bigint;
alter table import_runs add column undo_report text;

-- Which source brings the car; null where that was a file imported by hand or a version before this one.
alter table cars add column source text;

-- What a run changed, car by car. car_id is no foreign key: the record outlives a car that was removed.
create table import_changes (
  run_id bigint not null references import_runs (id) on delete cascade,
  car_id bigint not null,
  kind text not null check (kind in ('created', 'updated', 'sold')),
  stocknum text not null,
  name text not null,
  -- The fields that changed, as the columns of `cars` hold them: before and after. Null for a car that was created.
  before text,
  after text,
  primary key (run_id, car_id)
);
