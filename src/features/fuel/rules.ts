import type { SiteConfig } from "../site/schema.ts";
import type { Car } from "../stock/schema.ts";
import { FUELS } from "../vocabulary/fuels.ts";

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

type FuelCar = Pick<Car, "simple_fuel" | "fuel" | "item_type" | "variant">;
type FuelConfig = Pick<SiteConfig, "fuelPricePerLitre" | "fuelKmPerWeek" | "fuelConsumption" | "vehicleNoun">;

/**
 * The calculator of a car (VDP-025 to VDP-027); null for a vehicle without fuel: electric vehicles (VDP-024) and
 * caravans.
 */
export function fuelView(car: FuelCar, config: FuelConfig): FuelView | null {
  const fuel = (car.simple_fuel ?? car.fuel ?? "").trim().toLowerCase();
  const known = Object.entries(FUELS).find(([label]) => label.toLowerCase() === fuel)?.[1];
  const price = known ? known.price : "fuelPricePerLitre";
  if (price === null || car.item_type === "caravan") return null;
  const own = car.variant?.fuelconsumptioncombined ?? 0;
  return {
    kmPerWeek: config.fuelKmPerWeek,
    consumption: own > 0 ? own : config.fuelConsumption,
    pricePerLitre: config[price],
    own: own > 0,
    noun: config.vehicleNoun.toLowerCase(),
  };
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
