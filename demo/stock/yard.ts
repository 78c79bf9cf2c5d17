import type { Location } from "../../src/features/site/site.ts";
import type { CarInput, CarType, ItemType } from "../../src/features/stock/schema.ts";
import { CATALOGUE, type ModelLine } from "./catalogue/parse.ts";

/** A dealership as the generator is told of it. */
export interface DemoDealership {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** The makes it sells new; none for a used-car yard. */
  readonly franchises: readonly string[];
  readonly itemTypes: readonly ItemType[];
  readonly location: Location | null;
  /** The finance providers whose estimates its cars carry. */
  readonly lenders: readonly string[];
}

/** A dealership with what its stock is drawn from. */
export interface Yard {
  readonly dealership: DemoDealership;
  readonly franchises: readonly string[];
  readonly lenders: readonly string[];
  readonly location: CarInput["location"];
  /** First of its stock numbers. */
  readonly letter: string;
  /** Share of the demo stock. */
  readonly weight: number;
  readonly driveAway: boolean;
  readonly favouriteEnding: number;
  readonly mix: readonly { readonly type: CarType; readonly weight: number }[];
  linesFor(carType: CarType): readonly ModelLine[];
}

export function yardOf(dealership: DemoDealership, number: number): Yard {
  const { franchises, itemTypes, location, lenders } = dealership;
  const all = CATALOGUE.filter(({ itemType }) => itemTypes.includes(itemType));
  const current = all.filter(({ to }) => to === null);
  const own = current.filter(({ make }) => franchises.includes(make));
  // Half of what a franchise takes in trade is its own make.
  const traded = [
    ...all,
    ...all.filter(({ make }) => franchises.includes(make)).map((line) => ({ ...line, weight: line.weight * 6 })),
  ];
  const sellsNew = own.length > 0;
  return {
    dealership,
    franchises: sellsNew ? franchises : [],
    lenders,
    location: location && placed(location),
    letter: "ABCDEFGHJKLMNPQRSTUVWXYZ".charAt(number % 24),
    weight: sellsNew ? 1 : 1.7,
    driveAway: !sellsNew,
    favouriteEnding: sellsNew ? 990 : 888,
    mix: [
      { type: "new", weight: 38 },
      { type: "demo", weight: 9 },
      { type: "used", weight: 53 },
    ],
    linesFor: (carType) => (carType === "used" ? traded : sellsNew ? own : current),
  };
}

function placed(location: Location): CarInput["location"] {
  const { id, name, slug, address, contact_detail: contact } = location;
  const { street, city, state, postcode, place_url } = address;
  return {
    id,
    name,
    slug,
    phone: contact.phone ?? contact.landline_phone,
    city,
    state,
    address: { street, city, state, postcode, place_url, id },
  };
}
