-- What somebody writes without a connection is sent by their browser once the line is back, and perhaps twice, because
-- the first answer was lost. By the key that it was given when it was written it is kept once.

alter table people_entries add column written_key text check (written_key <> '');

create unique index people_entries_by_written_key on people_entries (staff_id, written_key)
where written_key is not null;
