-- How often somebody asked for something, where several processes must count together; and codes, counted over all sites.

create table rate_counts (
  name text not null,
  -- Who asked, as limits count: an IPv4 address or the /64 of an IPv6 one. Rows go when their stretch of time is over.
  who text not null,
  ends_at bigint not null,
  hits bigint not null,
  primary key (name, who, ends_at)
);

create index rate_counts_by_end on rate_counts (ends_at);

-- A phone has its codes from the whole installation, not from each site anew.
drop index sign_in_codes_by_phone;

create index sign_in_codes_by_phone on sign_in_codes (phone, created_at);
