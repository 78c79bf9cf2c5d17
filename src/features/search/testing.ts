import { embeddedEngine } from "../../services/search/embedded/engine.ts";
import { type Car, emptyCarInput } from "../stock/schema.ts";
import { documentOf, STOCK_INDEX } from "./index/document.ts";

/** What tests of the search stand on: cars, and an engine that holds them. */

const DEALERS: Readonly<Record<string, { readonly id: number; readonly name: string }>> = {
  parramatta: { id: 1, name: "Dealer parramatta" },
  brookvale: { id: 2, name: "Dealer brookvale" },
  elsewhere: { id: 3, name: "Dealer elsewhere" },
};

/** A used Mazda for sale at Parramatta, with pictures enough to be listed. */
export function testCar(id: number, changes: Partial<Car> = {}): Car {
  const dealer = changes.dealership_slug ?? "parramatta";
  const slug = changes.slug ?? `car-${id}`;
  return {
    ...emptyCarInput(),
    id,
    slug,
    path: `/cars/${slug}`,
    views: 0,
    stocknum: `S${id}`,
    name: "2020 Mazda CX-5 Akera",
    make: "Mazda",
    model: "CX-5",
    year: 2020,
    price: 30_000,
    km: 50_000,
    simple_body: "SUV",
    photos_count: 3,
    created_at: new Date(Date.UTC(2026, 9, 1) + id * 1000).toISOString(),
    updated_at: new Date(Date.UTC(2026, 9, 1)).toISOString(),
    dealership_id: DEALERS[dealer]?.id ?? 9,
    dealership_slug: dealer,
    dealership_name: DEALERS[dealer]?.name ?? dealer,
    ...changes,
  };
}

export async function engineWith(cars: readonly Car[]) {
  const engine = embeddedEngine(STOCK_INDEX);
  await engine.put(cars.map(documentOf));
  return engine;
}
