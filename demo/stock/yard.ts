import type { LoanFees } from "../../src/features/loans/comparison-rate.ts";
import type { Location } from "../../src/features/site/site.ts";
import type { CarInput } from "../../src/features/stock/schema.ts";
import type { CarType, ItemType } from "../../src/features/vocabulary/vehicle-kinds.ts";
import { isCommercial } from "./bodies.ts";
import { CATALOGUE, type ModelLine } from "./catalogue/parse.ts";

/** A dealership as the generator is told of it. */
export interface DemoDealership {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** The site that it belongs to, by its folder's name. */
  readonly site?: string;
  /** How many dealerships that site has; 1 when left out. */
  readonly sisters?: number;
  /** The makes it sells new; none for a used-car yard. */
  readonly franchises: readonly string[];
  readonly itemTypes: readonly ItemType[];
  readonly location: Location | null;
  /** The finance providers whose estimates its cars carry. */
  readonly lenders: readonly string[];
  /** What a site charges on every loan of one of them, by the lender's name. */
  readonly lenderFees?: Readonly<Record<string, LoanFees>>;
}

interface Plan {
  /** Vehicles of all the site's dealerships, of about 6,000 in the whole demo. */
  readonly vehicles: number;
  readonly subscribed?: number;
  readonly oldest?: number;
}

/** How large each dealer of the demo is; any other has `ELSEWHERE` at each of its dealerships. */
const PLANS: Readonly<Record<string, Plan>> = {
  halden: { vehicles: 1_750 },
  kingtide: { vehicles: 1_500 },
  alderbank: { vehicles: 480 },
  switchyard: { vehicles: 540, subscribed: 0.85, oldest: 4 },
  hollis: { vehicles: 380 },
  ironbark: { vehicles: 430 },
  corella: { vehicles: 540 },
  everything: { vehicles: 380 },
};
const ELSEWHERE = 300;

/** Cars turn over; caravans and motorcycles are sold new more often than not. */
const CAR_MIX = { new: 38, demo: 9, used: 53 };
const OTHER_MIX = { new: 56, demo: 4, used: 40 };

/** A dealership with what its stock is drawn from. */
export interface Yard {
  readonly dealership: DemoDealership;
  /** Whether it has new vehicles, of its franchises or of every make. */
  readonly sellsNew: boolean;
  readonly franchises: readonly string[];
  readonly lenders: readonly string[];
  readonly location: CarInput["location"];
  /** First of its stock numbers. */
  readonly letter: string;
  /** Share of the demo stock. */
  readonly weight: number;
  readonly driveAway: boolean;
  readonly favouriteEnding: number;
  /** The chance that one of the last years can be had by subscription. */
  readonly subscribed: number;
  /** Its used stock is no older, in years. */
  readonly oldest: number;
  readonly mix: readonly { readonly type: CarType; readonly weight: number }[];
  linesFor(carType: CarType): readonly ModelLine[];
}

export function yardOf(dealership: DemoDealership, number: number): Yard {
  const { franchises, itemTypes, location, lenders, sisters = 1 } = dealership;
  const plan = PLANS[dealership.site ?? ""] ?? { vehicles: ELSEWHERE * sisters };
  const [first = "car"] = itemTypes;
  const all = shared(
    CATALOGUE.filter((line) => first !== "truck" || line.itemType !== "car" || isCommercial(line)),
    itemTypes,
  );
  const current = all.filter(({ to }) => to === null);
  // A dealer in caravans, trucks or motorcycles who names no makes sells them all.
  const own =
    first === "car" || franchises.length > 0 ? current.filter(({ make }) => franchises.includes(make)) : current;
  // Half of what a franchise takes in trade is its own make.
  const traded = all.map((line) => (franchises.includes(line.make) ? { ...line, weight: line.weight * 7 } : line));
  const sellsNew = own.length > 0;
  return {
    dealership,
    sellsNew,
    franchises: sellsNew ? franchises : [],
    lenders,
    location: location && placed(location),
    letter: "ABCDEFGHJKLMNPQRSTUVWXYZ".charAt(number % 24),
    weight: plan.vehicles / Math.max(1, sisters),
    driveAway: !sellsNew,
    favouriteEnding: sellsNew ? 990 : 888,
    subscribed: plan.subscribed ?? 0.15,
    oldest: plan.oldest ?? Number.POSITIVE_INFINITY,
    mix: Object.entries(first === "car" ? CAR_MIX : OTHER_MIX).map(([type, weight]) => ({
      type: type as CarType,
      weight,
    })),
    linesFor: (carType) => (carType === "used" ? traded : sellsNew ? own : current),
  };
}

/** Of several kinds the first is the trade, by four to one; the others are taken as they come. */
function shared(lines: readonly ModelLine[], itemTypes: readonly ItemType[]): ModelLine[] {
  return itemTypes.flatMap((type, at) => {
    const ofType = lines.filter(({ itemType }) => itemType === type);
    const sum = ofType.reduce((total, { weight }) => total + weight, 0);
    const share = at === 0 ? 0.8 : 0.2 / (itemTypes.length - 1);
    return ofType.map((line) => ({ ...line, weight: (line.weight / sum) * share * 1_000 }));
  });
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
