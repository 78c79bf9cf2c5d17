import type { CardCar } from "../../stock/card-car.ts";
import { isAvailable } from "../../stock/rules.ts";

/**
 * Keeps only the first of each run of sold cars; a list with nothing but sold cars stays whole (SRCH-060, SRCH-061).
 */
export function collapseSold<T extends Pick<CardCar, "status" | "sold">>(
  cars: readonly T[],
  soldHandling: boolean,
): readonly T[] {
  if (!soldHandling || !cars.some(isAvailable)) return cars;
  return cars.filter((car, index) => {
    const before = cars[index - 1];
    return isAvailable(car) || before === undefined || isAvailable(before);
  });
}
