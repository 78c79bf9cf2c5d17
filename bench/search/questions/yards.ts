import type { DemoDealership } from "../../../demo/stock/generate.ts";
import type { Location } from "../../../src/features/site/site.ts";

/** City, state, and how many dealerships are there: forty in all, as a large group has them. */
const CITIES: readonly (readonly [string, string, number])[] = [
  ["Sydney", "NSW", 7],
  ["Melbourne", "VIC", 6],
  ["Brisbane", "QLD", 5],
  ["Perth", "WA", 4],
  ["Adelaide", "SA", 3],
  ["Gold Coast", "QLD", 2],
  ["Newcastle", "NSW", 2],
  ["Canberra", "ACT", 2],
  ["Wollongong", "NSW", 1],
  ["Hobart", "TAS", 1],
  ["Geelong", "VIC", 1],
  ["Townsville", "QLD", 1],
  ["Cairns", "QLD", 1],
  ["Darwin", "NT", 1],
  ["Toowoomba", "QLD", 1],
  ["Ballarat", "VIC", 1],
  ["Launceston", "TAS", 1],
];

/** Every third dealership sells used cars only. */
const FRANCHISES = ["Toyota", "Mazda", "Hyundai", "Kia", "Ford", "Mitsubishi", "Nissan", "Volkswagen", "Subaru", "MG"];

/** The dealerships whose stock is measured. */
export const YARDS: readonly DemoDealership[] = CITIES.flatMap(([city, state, count]) =>
  Array.from({ length: count }, (_, index) => ({ city, state, name: `${city} ${index + 1}` })),
).map(({ city, state, name }, index) => {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const first = FRANCHISES[index % FRANCHISES.length] ?? "";
  return {
    id: index + 1,
    slug,
    name: `${name} Motors`,
    franchises: index % 3 === 2 ? [] : [first],
    itemTypes: ["car"],
    lenders: ["Manual"],
    location: locationAt(index + 1, slug, name, city, state),
  };
});

function locationAt(id: number, slug: string, name: string, city: string, state: string): Location {
  return {
    id,
    name,
    slug,
    primary: true,
    visible: true,
    location_type: "sales",
    location_subtype: null,
    dealership_id: id,
    dealership_slug: slug,
    manufacturers: [],
    dealer_license_number: null,
    motor_vehicle_repairer: null,
    image: null,
    average_rating: null,
    review_count: null,
    reviews: [],
    address: {
      street: "1 High Street",
      city,
      state,
      postcode: "2000",
      lat: null,
      long: null,
      place_id: null,
      place_url: null,
    },
    contact_detail: { phone: null, landline_phone: null, opening_hours: [] },
    special_hours: [],
  };
}
