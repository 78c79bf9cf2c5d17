-- A planned price may end at a time, as a special does: then the price is again what it was before.

alter table planned_prices add column until_at bigint;

-- While the price runs: JSON of the fields that it said, each with the word of a person that stood there before, or
-- null where the feed spoke; null before it has begun.
alter table planned_prices add column restores text;

create index planned_prices_ending on planned_prices (until_at);
