-- A file for which no room was left: its lead goes to the dealer all the same, with the file's name alone.

alter table lead_files add column is_stored integer not null default 1 check (is_stored in (0, 1));
