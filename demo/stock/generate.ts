import { type Art, readArt } from "./pictures/art.ts";
import { chance } from "./random.ts";
import { type DemoCar, makeVehicle } from "./vehicle.ts";
import { type DemoDealership, yardOf } from "./yard.ts";

export type { DemoCar } from "./vehicle.ts";
export type { DemoDealership } from "./yard.ts";

export interface DemoStock {
  readonly dealerships: readonly DemoDealership[];
  readonly seed: number;
  /** Those from this number on; 0 when left out. */
  readonly from?: number;
  readonly count: number;
  /** Epoch ms: ages, arrivals and expiries are reckoned from it. */
  readonly now: number;
  /** Its pictures; those of `demo/art` when left out. */
  readonly art?: Art;
}

/** Added to the seed of the draws that came later than the first ones. */
const ASIDE = 7_919;

/**
 * Vehicles over the dealerships, the same ones for the same arguments. The first hundred are the same of a longer
 * stock, too.
 */
export function* generateStock(stock: DemoStock): Generator<DemoCar, void> {
  const { dealerships, seed, from = 0, count, now, art = readArt() } = stock;
  const yards = dealerships.map(yardOf);
  for (let index = from; index < count && yards.length > 0; index++) {
    const luck = chance(seed, index);
    const yard = luck.weighted(yards, ({ weight }) => weight);
    yield makeVehicle(yard, art, index, now, luck, chance(seed + ASIDE, index));
  }
}
