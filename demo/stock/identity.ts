import type { Chance } from "./random.ts";

const VIN_CHARACTERS = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ";
/** Codes of the tenth character: A is 1980, and they repeat every thirty years. */
const YEAR_CODES = "ABCDEFGHJKLMNPRSTVWXY123456789";
/** Value of each letter in the check digit's sum (ISO 3779, 49 CFR 565.15). */
const LETTER_VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  [..."ABCDEFGH"]
    .map((letter, at) => [letter, at + 1] as const)
    .concat(
      [..."JKLMN"].map((letter, at) => [letter, at + 1] as const),
      [
        ["P", 7],
        ["R", 9],
      ],
      [..."STUVWXYZ"].map((letter, at) => [letter, at + 2] as const),
    ),
);
const PLACE_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The check digit (ninth character) for a VIN's other sixteen characters. */
export function vinCheckDigit(vin: string): string {
  const sum = [...vin].reduce((total, character, place) => {
    return total + (LETTER_VALUES[character] ?? Number(character)) * (PLACE_WEIGHTS[place] ?? 0);
  }, 0);
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/** A valid VIN: the maker's own first three characters, a correct check digit, and serial numbers from 900000 up. */
export function vinOf(wmi: string, year: number, serial: number, luck: Chance): string {
  const spread = Math.floor(serial / 100_000);
  const descriptor = Array.from({ length: 4 }, () => luck.pick([...VIN_CHARACTERS])).join("");
  const head = wmi + descriptor + (VIN_CHARACTERS[spread % VIN_CHARACTERS.length] ?? "0");
  const tail = `${YEAR_CODES[(year - 1980) % 30] ?? "A"}0${900_000 + (serial % 100_000)}`;
  return head + vinCheckDigit(`${head}0${tail}`) + tail;
}

/** A plate in the state's format, from a series that has not been issued. */
export function plateOf(state: string | null, luck: Chance): string {
  const letter = () => luck.pick([..."ABCDEFGHJKLMNPRSTUVWXYZ"]);
  const digit = () => String(luck.whole(0, 9));
  return state === "QLD"
    ? `9${digit()}${digit()}${letter()}${letter()}${digit()}`
    : `Z${letter()}${letter()}${digit()}${digit()}${letter()}`;
}

/** The date of a moment (epoch ms), `YYYY-MM-DD`. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** A dealer's stock number: a letter for the yard, one for the kind of stock, and a counter. */
export function stocknumOf(yard: string, carType: "new" | "demo" | "used", index: number): string {
  const kind = { new: "N", demo: "D", used: "U" }[carType];
  return `${yard}${kind}${10_000 + index}`;
}

/** Six characters in the format of the trade's variant code; the value is invented and means nothing. */
export function nvicOf(year: number, luck: Chance): string {
  return `${luck.whole(0, 46_655).toString(36).toUpperCase().padStart(3, "0")}${String(year).slice(2)}A`;
}
