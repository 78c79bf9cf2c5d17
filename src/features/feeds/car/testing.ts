import type { Location } from "../../site/site.ts";
import { yardsOf } from "../place.ts";
import { recogniseColumns } from "../recognise/columns.ts";
import type { FeedRow } from "../schema.ts";
import { Tally } from "../tally.ts";
import { Presence } from "../writing/presence.ts";
import { StockNumbers } from "../writing/stock-numbers.ts";
import { buildCar, contextOf } from "./car.ts";

export const YARD = {
  id: 7,
  name: "Northside",
  slug: "northside",
  primary: true,
  visible: true,
  location_type: "sales",
  location_subtype: null,
  dealership_id: 1,
  dealership_slug: "us",
  manufacturers: [],
  dealer_license_number: null,
  motor_vehicle_repairer: null,
  image: null,
  average_rating: null,
  review_count: null,
  reviews: [],
  address: {
    street: "1 High St",
    city: "Brookvale",
    state: "NSW",
    postcode: "2100",
    lat: null,
    long: null,
    place_id: null,
    place_url: null,
  },
  contact_detail: { phone: "02 5550 0000", landline_phone: null, opening_hours: [] },
  special_hours: [],
} satisfies Location;

/** 22 November 2026. */
export const NOW = Date.UTC(2026, 10, 22);

/** Reads rows given as cells by heading, in the year 2026. */
export function build(...cells: Record<string, string>[]) {
  const rows: FeedRow[] = cells.map((one, at) => ({ row: at + 2, cells: one }));
  const tally = new Tally();
  const context = contextOf(recogniseColumns(null, rows), rows, yardsOf([YARD], "us"), NOW);
  const numbers = new StockNumbers(tally, new Presence());
  const built = rows.map((row) => {
    const result = buildCar(row, context, tally);
    if (!result.ok) return { car: null, problem: result.problem, arrival: null };
    const problem = numbers.give(result.car, result.stocknum, result.link, row.row);
    return problem ? { car: null, problem, arrival: null } : { ...result, problem: null };
  });
  const warned = Object.fromEntries(tally.counts().map(({ kind, count }) => [kind, count]));
  return { built, warned, car: built[0]?.car ?? null, problem: built[0]?.problem ?? null };
}
export const BASE = { "Stock No": "U1", Make: "Kia", Model: "Rio", Year: "2019", Condition: "Used" };
