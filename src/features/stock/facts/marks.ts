import { specText } from "../rules.ts";
import type { Car } from "../schema.ts";

/** What names one vehicle alone. */
export type MarkedCar = Pick<Car, "stocknum" | "vin" | "regplate">;

/**
 * The numbers that name one vehicle, as its page shows them. What is not in this list is neither shown nor found by:
 * the table of specifications and the search index both read it.
 */
export const shownMarks = (car: MarkedCar) =>
  [
    ["Stock Number", specText(car.stocknum)],
    ["VIN", specText(car.vin)],
    ["Registration Plate", specText(car.regplate)],
  ] as const;

const VIN_LENGTH = 17;
const VIN_TAIL = 6;

/** The marks by which a vehicle is found, whole: plate and VIN, and the last six signs of the VIN. */
export function searchedMarks(car: MarkedCar): readonly string[] {
  return shownMarks(car).flatMap(([label, mark]) => {
    if (label === "Stock Number" || mark === null) return [];
    const plain = mark.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
    return label === "VIN" && plain.length === VIN_LENGTH ? [plain, plain.slice(-VIN_TAIL)] : [plain];
  });
}
