import type { CardCar } from "../../stock/card-car.ts";
import { isAvailable } from "../../stock/rules.ts";

/** Of each run of sold cars only the first; a list in which all are sold stays whole (SRCH-060, SRCH-061). */
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
