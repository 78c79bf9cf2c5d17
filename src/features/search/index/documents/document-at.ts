import type { IndexedCar } from "../../../stock/data.ts";
import type { WeeklyFigures } from "../weekly-figures.ts";
import { type StockDocument, stockDocument } from "./document.ts";

/** The index's document of a car with what the sites' files say about it at `now` (epoch ms). */
export const documentAt = (car: IndexedCar, sites: WeeklyFigures, now: number): StockDocument =>
  stockDocument(
    car,
    sites.of(car, now),
    { point: sites.placeOf?.(car, now) ?? null, name: sites.placeNameOf?.(car, now) ?? null },
    sites.weightsOf?.(car, now),
  );
