import { FINANCE } from "./named/finance.ts";
import { IMPORTER } from "./named/importer.ts";
import { LEADS } from "./named/leads.ts";
import type { NamedMutant } from "./named/mutant.ts";
import { PAGES } from "./named/pages.ts";
import { PLACES } from "./named/places.ts";
import { SEARCH } from "./named/search.ts";
import { VEHICLE } from "./named/vehicle.ts";

export const NAMED_MUTANTS: readonly NamedMutant[] = [
  ...FINANCE,
  ...VEHICLE,
  ...LEADS,
  ...PAGES,
  ...PLACES,
  ...IMPORTER,
  ...SEARCH,
];
