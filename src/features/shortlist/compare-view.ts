import { type PriceView, priceView } from "../cards/card.ts";
import type { Site } from "../site/site.ts";
import { type Availability, availability } from "../stock/facts/availability.ts";
import { everySpec } from "../stock/facts/facts.ts";
import { placeNamed } from "../stock/facts/place-named.ts";
import { namedCar } from "../stock/names.ts";
import { firstPicture } from "../stock/pictures.ts";
import type { Car } from "../stock/schema.ts";
import type { ItemType } from "../vocabulary/vehicle-kinds.ts";

/** A car at the head of its column. */
export interface ComparedCar {
  readonly id: number;
  readonly slug: string;
  readonly href: string;
  readonly name: string;
  readonly title: string;
  readonly badge: string | null;
  readonly photo: string | null;
  readonly kind: ItemType;
  readonly price: PriceView;
  readonly availability: Availability;
}

/** One row of the comparison, with a value for each car in order; null where it is unknown. */
export interface ComparedRow {
  readonly label: string;
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

/** A comparison as its page shows it (SITE-051). */
export interface Comparison {
  readonly cars: readonly ComparedCar[];
  readonly rows: readonly ComparedRow[];
  /** Requested slugs that the site does not have. */
  readonly gone: readonly string[];
}

/** Rows that identify a car do not help to choose one; the head of its column shows what is needed. */
const IDENTIFYING = ["Make", "Model", "Badge", "Stock Number", "VIN", "Registration Plate"];

const CAR_TYPES: Readonly<Record<Car["car_type"], string>> = { new: "New", demo: "Demo", used: "Used" };

/** The comparison of the cars at `now`, in the order requested. */
export function comparison(slugs: readonly string[], cars: readonly Car[], site: Site, now: number): Comparison {
  const found = new Map(cars.map((car) => [car.slug, car]));
  const shown = slugs.flatMap((slug) => found.get(slug) ?? []);
  const columns = shown.map((car) => specsOf(car, site, now));
  const labels = columns[0]?.map(({ label }) => label) ?? [];
  const rows = labels.map((label, at) => {
    const values = columns.map((column) => column[at]?.value ?? null);
    return { label, values, differs: new Set(values.map((value) => value?.toLowerCase() ?? null)).size > 1 };
  });
  return {
    cars: shown.map((car) => headOf(car, site)),
    rows: rows.filter(({ label, values }) => !IDENTIFYING.includes(label) && values.some((value) => value !== null)),
    gone: slugs.filter((slug) => !found.has(slug)),
  };
}

function headOf(car: Car, site: Site): ComparedCar {
  const config = site.configFor(car.dealership_slug);
  return {
    id: car.id,
    slug: car.slug,
    href: car.path,
    ...namedCar(car, config),
    photo: firstPicture(car),
    kind: car.item_type,
    price: priceView(car, config),
    availability: availability(car),
  };
}

/** All facts of a car, including unknown ones, so that every car has the same rows. */
function specsOf(car: Car, site: Site, now: number): ReturnType<typeof everySpec> {
  return [
    { label: "Condition", value: CAR_TYPES[car.car_type] },
    ...everySpec(car, site.configFor(car.dealership_slug), now),
    { label: "Location", value: placeNamed(car, site) },
  ];
}
