-- Who comes when: a lead that books a day and a time has one place of that dealership's half hour.

create table lead_appointments (
  id {{identity}},
  lead_id bigint not null unique references leads (id) on delete cascade,
  dealership_slug text not null,
  kind text not null check (kind in ('test-drive', 'service')),
  -- YYYY-MM-DD and HH:MM on the dealership's clock; a time within the half hour counts as its beginning.
  date text not null,
  slot text not null,
  -- The first, second… who comes then: two who book at once cannot have the same.
  place bigint not null check (place >= 1),
  unique (dealership_slug, kind, date, slot, place)
);
