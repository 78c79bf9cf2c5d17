-- Stock files that a dealer's system sends to us, as they arrive part by part, and what became of each.

create table feed_uploads (
  id {{identity}},
  dealership_id bigint not null,
  -- The source by its name in the site's files.
  source text not null check (source <> ''),
  -- What the file is called in reports.
  name text not null,
  -- SHA-256 of the whole file in hexadecimal; null while a file arrives whose sender did not say it.
  sha256 text check (length(sha256) = 64),
  -- Bytes of the whole file; null while that is not known.
  size bigint,
  received bigint not null default 0,
  -- arriving: parts are missing; waiting: whole, and to be imported; taken: it became a run; unchanged: it said nothing
  -- new; replaced: a newer whole file came before it was taken; lost: its parts cannot be read any more.
  standing text not null default 'arriving' check (standing in ('arriving', 'waiting', 'taken', 'unchanged', 'replaced', 'lost')),
  run_id bigint,
  begun_at bigint not null,
  touched_at bigint not null
);

-- A file that waited had a place here before there were uploads; none was ever put into it.
alter table feed_sources drop column brought_key;
alter table feed_sources drop column brought_name;

create index feed_uploads_by_source on feed_uploads (dealership_id, source, standing, id);

create index feed_uploads_by_time on feed_uploads (standing, touched_at);

-- The pieces in which an upload lies in the store of files. The key is no address: it cannot be guessed.
create table feed_upload_pieces (
  upload_id bigint not null references feed_uploads (id) on delete cascade,
  begins_at bigint not null,
  bytes bigint not null check (bytes > 0),
  file_key text not null,
  primary key (upload_id, begins_at)
);
