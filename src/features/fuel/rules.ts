import type { SiteConfig } from "../site/schema.ts";
import { isAvailable } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import { FUELS, USUAL_CONSUMPTION } from "../vocabulary/fuels.ts";

/** The figures behind a week's fuel: kilometres a week, litres per 100 km, dollars a litre. */
export interface FuelUse {
  readonly kmPerWeek: number;
  readonly consumption: number;
  readonly pricePerLitre: number;
}

/** The values with which a car's fuel cost calculator begins. */
export interface FuelView extends FuelUse {
  /** True where the consumption is this car's own figure, not the site's general one. */
  readonly own: boolean;
  /** Lower-case noun of the site: "car". */
  readonly noun: string;
}

const WEEKS_A_YEAR = 52;

/** Dollars a week in whole cents, and 52 times that a year (VDP-028). */
export function fuelCost({ kmPerWeek, consumption, pricePerLitre }: FuelUse): {
  readonly week: number;
  readonly year: number;
} {
  const week = Math.round((kmPerWeek / 100) * consumption * pricePerLitre * 100) / 100;
  return { week, year: Math.round(week * WEEKS_A_YEAR * 100) / 100 };
}

type FuelCar = Pick<Car, "simple_fuel" | "fuel" | "item_type" | "variant" | "status" | "sold">;
type FuelConfig = Pick<
  SiteConfig,
  "fuelPricePerLitre" | "fuelKmPerWeek" | "fuelConsumption" | "vehicleNoun" | "itemTypes"
>;

/**
 * The calculator of a car (VDP-025 to VDP-027); null for a sold one, and for a vehicle without fuel: electric vehicles
 * (VDP-024) and caravans.
 */
export function fuelView(car: FuelCar, config: FuelConfig): FuelView | null {
  const fuel = (car.simple_fuel ?? car.fuel ?? "").trim().toLowerCase();
  const known = Object.entries(FUELS).find(([label]) => label.toLowerCase() === fuel)?.[1];
  const price = known ? known.price : "fuelPricePerLitre";
  if (price === null || car.item_type === "caravan" || !isAvailable(car)) return null;
  const own = car.variant?.fuelconsumptioncombined ?? 0;
  const consumption = own > 0 ? own : assumedConsumption(car, config);
  if (consumption === null) return null;
  return {
    kmPerWeek: config.fuelKmPerWeek,
    consumption,
    pricePerLitre: config[price],
    own: own > 0,
    noun: config.vehicleNoun.toLowerCase(),
  };
}

/**
 * Litres per 100 km of a vehicle whose own are not known. The usual figure is a car's: a truck burns three times as
 * much and a motorcycle half, so that theirs is only what a site says that sells nothing else.
 */
function assumedConsumption({ item_type }: FuelCar, { fuelConsumption, itemTypes }: FuelConfig): number | null {
  if (item_type === "car") return fuelConsumption;
  const isOnlyKind = itemTypes.every((kind) => kind === item_type);
  return isOnlyKind && fuelConsumption !== USUAL_CONSUMPTION ? fuelConsumption : null;
}

export type FuelInput = keyof FuelUse;
interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const BOUNDS: Readonly<Record<FuelInput, Bounds>> = {
  kmPerWeek: { min: 10, max: 1000, step: 10 },
  consumption: { min: 1, max: 25, step: 0.1 },
  pricePerLitre: { min: 0.5, max: 4, step: 0.01 },
};

/** The slider's ends, extended to include its start value. */
export function fuelBounds(input: FuelInput, start: number): Bounds {
  const { min, max, step } = BOUNDS[input];
  return { min: Math.min(min, start), max: start < max ? max : Math.ceil(start * 1.5), step };
}
