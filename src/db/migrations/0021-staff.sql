-- The people who work at the desk, how they sign in, and a record of everything that they change.

create table staff (
  id {{identity}},
  -- In small letters.
  email text not null unique check (email <> ''),
  name text not null check (name <> ''),
  created_at bigint not null,
  -- Since when they may not sign in any more; their name stays in the record.
  revoked_at bigint
);

-- One role within each reach: '*' for every site, 'site:<slug>' or 'dealership:<slug>'.
create table staff_roles (
  staff_id bigint not null references staff (id) on delete cascade,
  reach text not null check (reach <> ''),
  role text not null check (role in ('platform', 'owner', 'manager', 'sales', 'workshop', 'marketing', 'reader')),
  primary key (staff_id, reach)
);

create table staff_sessions (
  id {{identity}},
  -- Hash of the token that the browser holds.
  token_hash text not null unique,
  staff_id bigint not null references staff (id) on delete cascade,
  -- The browser in a few words, for the person's own list of sessions.
  device text not null,
  created_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null,
  -- When a passkey last confirmed who sits there.
  confirmed_at bigint
);

create index staff_sessions_by_staff on staff_sessions (staff_id);

create index staff_sessions_by_expiry on staff_sessions (expires_at);

-- Links by mail: each works once, and only in the browser that asked for it.
create table staff_links (
  token_hash text not null primary key,
  browser_hash text not null,
  staff_id bigint not null references staff (id) on delete cascade,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);

create index staff_links_by_staff on staff_links (staff_id, created_at);

create table staff_passkeys (
  -- As the browser names the credential, in base64url.
  id text not null primary key,
  staff_id bigint not null references staff (id) on delete cascade,
  public_key text not null,
  counter bigint not null check (counter >= 0),
  transports text not null,
  name text not null,
  created_at bigint not null,
  used_at bigint
);

create index staff_passkeys_by_staff on staff_passkeys (staff_id);

-- What a browser was asked to sign with a passkey.
create table staff_challenges (
  browser_hash text not null primary key,
  challenge text not null,
  purpose text not null check (purpose in ('sign-in', 'add', 'confirm')),
  staff_id bigint,
  expires_at bigint not null
);

create index staff_challenges_by_expiry on staff_challenges (expires_at);

create table audit_log (
  id {{identity}},
  at bigint not null,
  -- Null for the product itself, which acts by a rule.
  staff_id bigint,
  by text not null check (by <> ''),
  site_slug text,
  dealership_slug text,
  -- What was changed: 'person:12', 'car:340', 'staff:2'.
  subject text not null check (subject <> ''),
  action text not null check (action <> ''),
  -- JSON, as far as it helps to see what changed; never a secret.
  before text,
  after text
);

create index audit_log_by_subject on audit_log (subject, id);

create index audit_log_by_staff on audit_log (staff_id, id);
