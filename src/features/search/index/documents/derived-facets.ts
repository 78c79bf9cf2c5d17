import type { IndexedCar } from "../../../stock/data.ts";
import { KIND_BANDS, kindCategories } from "../../../stock/kind-bands.ts";
import { outrightPrice } from "../../../stock/shown-price.ts";
import type { FacetAttribute } from "../../../vocabulary/attributes.ts";
import { PRICE_RANGES, priceRange, WEEKLY_PRICE_RANGES } from "../../answer/bands.ts";

/** One or more values that the engine can count; null for a car without any. */
type Value = string | number | boolean | null | readonly string[];

interface Derived {
  readonly valueOf: (car: IndexedCar) => Value;
  /** Values that come first, in this order, if the facet's entry in `FACETS` names none. */
  readonly order?: readonly string[];
}

/** Fields of a car that the engine can count without conversion. */
type CountableField = {
  [Field in keyof IndexedCar]-?: IndexedCar[Field] extends Value ? Field : never;
}[keyof IndexedCar];

/**
 * How to derive each facet's value from a car. A facet named like a countable field counts that field. Any other facet
 * must have an entry here, or this does not compile. A field may also have an entry if its plain value is not the one
 * to count.
 */
const DERIVED = {
  transmission: { valueOf: (car) => car.simple_transmission ?? car.trans },
  drive: { valueOf: (car) => car.simple_drive ?? car.drive },
  tag: { valueOf: (car) => car.tag || null },
  make_model: { valueOf: (car) => `${car.make} ${car.model}` },
  price_range: { valueOf: (car) => priceRange(outrightPrice(car)), order: PRICE_RANGES },
  // Filled in by `weeklyFields`, because the weekly price depends on the site.
  weekly_price_range: { valueOf: () => null as string | null, order: WEEKLY_PRICE_RANGES },
  categories: {
    valueOf: categoriesOf,
    order: KIND_BANDS.map(({ category }) => category),
  },
} as const satisfies Readonly<Record<Exclude<FacetAttribute, CountableField>, Derived>> &
  Partial<Readonly<Record<FacetAttribute, Derived>>>;

type DerivedFacets = typeof DERIVED;

/** The values that the index counts for a car, by facet. */
export type FacetValues = {
  readonly [Facet in FacetAttribute]: Facet extends keyof DerivedFacets
    ? ReturnType<DerivedFacets[Facet]["valueOf"]>
    : Facet extends keyof IndexedCar
      ? IndexedCar[Facet]
      : never;
};

const derived: Readonly<Partial<Record<FacetAttribute, Derived>>> = DERIVED;

type DerivedFacet = keyof DerivedFacets;

/** Whether a facet's value is derived rather than copied from the car's field of that name. */
export const isDerived = (facet: FacetAttribute): facet is DerivedFacet => Object.hasOwn(DERIVED, facet);
/**
 * Whether a facet's value is the car's field of that name. `DERIVED` does not compile if any other facet is missing.
 */
export const isPlain = (facet: FacetAttribute): facet is FacetAttribute & keyof IndexedCar => !isDerived(facet);
export const derivedValue = (facet: DerivedFacet, car: IndexedCar): Value => DERIVED[facet].valueOf(car);

function categoriesOf(car: IndexedCar): readonly string[] {
  const kinds = kindCategories(car);
  return kinds.length === 0 ? car.categories : [...car.categories, ...kinds];
}

/** The order of a facet whose values are computed here. */
export const derivedOrder = (facet: FacetAttribute): readonly string[] | undefined => derived[facet]?.order;
