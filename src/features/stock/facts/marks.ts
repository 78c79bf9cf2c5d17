import { specText } from "../rules.ts";
import type { Car } from "../schema.ts";

/** The fields that identify one vehicle. */
export type MarkedCar = Pick<Car, "stocknum" | "vin" | "regplate">;

/**
 * The numbers that identify one vehicle, as its page shows them. The specification table and the search index both use
 * this list, so a number that is not in it is neither shown nor searchable.
 */
export const shownMarks = (car: MarkedCar) =>
  [
    ["Stock Number", specText(car.stocknum)],
    ["VIN", specText(car.vin)],
    ["Registration Plate", specText(car.regplate)],
  ] as const;

const VIN_LENGTH = 17;
const VIN_TAIL = 6;

/** The marks that a search can find a vehicle by: plate and VIN, and the last six characters of the VIN. */
export function searchedMarks(car: MarkedCar): readonly string[] {
  return shownMarks(car).flatMap(([label, mark]) => {
    if (label === "Stock Number" || mark === null) return [];
    const plain = mark.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
    return label === "VIN" && plain.length === VIN_LENGTH ? [plain, plain.slice(-VIN_TAIL)] : [plain];
  });
}
