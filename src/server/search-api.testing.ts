import { testCar } from "../../test/fixtures/cars.ts";
import { platformDefaults } from "../features/site/schema.ts";
import type { Site } from "../features/site/site.ts";
import { testSite } from "./testing.ts";

/** Fixtures for tests of the search API: two sites of different dealers, with cars of both and of a third. */

export const KEY = "a-search-key-of-halden";

const config = {
  searchIndex: "Car_production",
  searchKey: KEY,
  searchUrl: "/api/search",
  searchFilters: ["make", "body", "price", "fuel"],
  bodyFacet: "simple_body",
  fuelFacet: "simple_fuel",
  searchPageSize: 21,
};

export const SITES: readonly Site[] = [
  siteOf("halden", ["parramatta"], {}),
  siteOf("kingtide", ["brookvale"], { searchIndex: "Kingtide", searchKey: "a-search-key-of-kingtide" }),
  siteOf("closed", ["parramatta"], { searchKey: null }),
];

function siteOf(slug: string, dealers: readonly string[], changes: object): Site {
  const dealerships = dealers.map((dealer, id) => ({ id, slug: dealer }));
  return testSite(slug, {
    config: { ...platformDefaults(), ...config, ...changes },
    dealerships,
    locations: [],
  } as unknown as Partial<Site>);
}

const MAKES: readonly (readonly [make: string, model: string, price: number, fuel: string])[] = [
  ["Mazda", "CX-5", 30_000, "Petrol"],
  ["Mazda", "3", 24_000, "Petrol"],
  ["Toyota", "Corolla", 26_000, "Hybrid"],
  ["Toyota", "LandCruiser Prado", 61_000, "Diesel"],
  ["Ford", "Ranger", 55_000, "Diesel"],
  ["Alfa Romeo", "Giulia", 48_000, "Petrol"],
];

/** Cars 1 to 6 are Halden's, 7 is one it has hidden, 11 is Kingtide's, and 21 belongs to a dealer without a site. */
export const CARS = [
  ...MAKES.map(([make, model, price, simple_fuel], index) =>
    testCar(index + 1, {
      name: `2020 ${make} ${model}`,
      make,
      model,
      price,
      simple_fuel,
      custom_rank: index,
      simple_body: price > 50_000 ? "Ute" : "SUV",
    }),
  ),
  testCar(7, { name: "2020 Hidden Mazda", show_on_dealer_website: false }),
  testCar(11, { name: "2021 Kia Sportage", make: "Kia", model: "Sportage", dealership_slug: "brookvale" }),
  testCar(21, { name: "2022 Volvo XC60", make: "Volvo", model: "XC60", dealership_slug: "elsewhere" }),
];
