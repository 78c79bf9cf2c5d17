import { type Art, readArt } from "./pictures/art.ts";
import { chance } from "./random.ts";
import { type DemoCar, makeVehicle } from "./vehicle.ts";
import { type DemoDealership, yardOf } from "./yard.ts";

export type { DemoCar } from "./vehicle.ts";
export type { DemoDealership } from "./yard.ts";

export interface DemoStock {
  readonly dealerships: readonly DemoDealership[];
  readonly seed: number;
  /** Number of the first vehicle to make; default 0. */
  readonly from?: number;
  readonly count: number;
  /** Epoch ms, the reference for ages, arrivals and expiries. */
  readonly now: number;
  /** The pictures that vehicles can have; by default those of `demo/art`. */
  readonly art?: Art;
}

/** Added to the seed for draws that were introduced later, so that the earlier draws stay the same. */
const ASIDE = 7_919;

/**
 * Makes vehicles for the dealerships, the same ones for the same arguments. A longer stock begins with the same
 * vehicles.
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
