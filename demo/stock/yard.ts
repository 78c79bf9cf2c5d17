import type { LoanFees } from "../../src/features/loans/comparison-rate.ts";
import type { Location } from "../../src/features/site/site.ts";
import type { CarInput } from "../../src/features/stock/schema.ts";
import type { CarType, ItemType } from "../../src/features/vocabulary/vehicle-kinds.ts";
import { isCommercial } from "./bodies.ts";
import { CATALOGUE, type ModelLine } from "./catalogue/parse.ts";

/** The generator's data about a dealership. */
export interface DemoDealership {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Folder name of the site that it belongs to. */
  readonly site?: string;
  /** Number of that site's dealerships; default 1. */
  readonly sisters?: number;
  /** The makes that it sells new; none for a used-car yard. */
  readonly franchises: readonly string[];
  readonly itemTypes: readonly ItemType[];
  readonly location: Location | null;
  /** The finance providers whose estimates its cars show. */
  readonly lenders: readonly string[];
  /** The fees that a site adds to loans, by the lender's name. */
  readonly lenderFees?: Readonly<Record<string, LoanFees>>;
}

interface Plan {
  /** Number of vehicles at all of the site's dealerships, of about 6,000 in the whole demo. */
  readonly vehicles: number;
  readonly subscribed?: number;
  readonly oldest?: number;
}

/** The size of each demo dealer; others have `ELSEWHERE` vehicles at each dealership. */
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

/** Most cars are sold used, but most caravans and motorcycles new. */
const CAR_MIX = { new: 38, demo: 9, used: 53 };
const OTHER_MIX = { new: 56, demo: 4, used: 40 };

/** A dealership with the choices for its stock. */
export interface Yard {
  readonly dealership: DemoDealership;
  /** Whether it sells new vehicles, of its franchises or of every make. */
  readonly sellsNew: boolean;
  readonly franchises: readonly string[];
  readonly lenders: readonly string[];
  readonly location: CarInput["location"];
  /** First letter of its stock numbers. */
  readonly letter: string;
  /** Share of the demo stock. */
  readonly weight: number;
  readonly driveAway: boolean;
  readonly favouriteEnding: number;
  /** Probability that a recent vehicle is available by subscription. */
  readonly subscribed: number;
  /** Greatest age of its used stock, in years. */
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
  // A dealer in caravans, trucks or motorcycles without franchises sells all makes.
  const own =
    first === "car" || franchises.length > 0 ? current.filter(({ make }) => franchises.includes(make)) : current;
  // Half of a franchise's trade-ins are of its own make.
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

/** The first of several kinds is the main trade, four times as frequent as the others together. */
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
