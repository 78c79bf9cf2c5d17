-- What the operator writes for the sites, as documents with revisions. Rows are added and never changed.

-- The log of revisions: the highest one of a site is what is served, and every process follows the ids.
create table site_revisions (
  id {{identity}},
  site text not null check (site <> '' and length(site) <= 100),
  revision bigint not null check (revision >= 1),
  author text not null check (author <> '' and length(author) <= 200),
  message text not null check (length(message) <= 500),
  -- 1: the site was removed, and this revision has no documents.
  is_removed integer not null default 0 check (is_removed in (0, 1)),
  created_at bigint not null,
  unique (site, revision)
);

-- The documents that a revision changed; the others are those of the revision before.
create table site_documents (
  site text not null,
  revision bigint not null,
  name text not null check (name <> '' and length(name) <= 200),
  -- SHA-256 of the bytes; null: the revision took the document away.
  sha256 text,
  bytes bigint not null default 0 check (bytes >= 0),
  -- The text; null for a picture or another file, whose bytes lie in the store of files by their SHA-256.
  body text check (body is null or length(body) <= 1000000),
  primary key (site, name, revision),
  foreign key (site, revision) references site_revisions (site, revision)
);
