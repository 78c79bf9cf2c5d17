-- When what names its sender was erased from a lead, which then stays as a bare count.

alter table leads add column erased_at bigint;
