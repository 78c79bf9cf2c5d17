import type { Chance } from "./random.ts";

const VIN_CHARACTERS = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ";
/** Of the tenth character: 1980 is A, and thirty years bring it round again. */
const YEAR_CODES = "ABCDEFGHJKLMNPRSTVWXY123456789";
/** Of each letter in the check digit's sum (ISO 3779, 49 CFR 565.15). */
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

/** The ninth character of a VIN whose other sixteen are these. */
export function vinCheckDigit(vin: string): string {
  const sum = [...vin].reduce((total, character, place) => {
    return total + (LETTER_VALUES[character] ?? Number(character)) * (PLACE_WEIGHTS[place] ?? 0);
  }, 0);
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

/**
 * A VIN in shape: the maker's own first three, a check digit that is right, and a serial number that is counted up from
 * 900000.
 */
export function vinOf(wmi: string, year: number, serial: number, luck: Chance): string {
  const spread = Math.floor(serial / 100_000);
  const descriptor = Array.from({ length: 4 }, () => luck.pick([...VIN_CHARACTERS])).join("");
  const head = wmi + descriptor + (VIN_CHARACTERS[spread % VIN_CHARACTERS.length] ?? "0");
  const tail = `${YEAR_CODES[(year - 1980) % 30] ?? "A"}0${900_000 + (serial % 100_000)}`;
  return head + vinCheckDigit(`${head}0${tail}`) + tail;
}

/** A plate in the state's pattern, from a series that has not been issued. */
export function plateOf(state: string | null, luck: Chance): string {
  const letter = () => luck.pick([..."ABCDEFGHJKLMNPRSTUVWXYZ"]);
  const digit = () => String(luck.whole(0, 9));
  return state === "QLD"
    ? `9${digit()}${digit()}${letter()}${letter()}${digit()}`
    : `Z${letter()}${letter()}${digit()}${digit()}${letter()}`;
}

/** `YYYY-MM-DD` of a moment (epoch ms). */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** A dealer's own number: a letter of the yard, one of the kind of stock, and a count. */
export function stocknumOf(yard: string, carType: "new" | "demo" | "used", index: number): string {
  const kind = { new: "N", demo: "D", used: "U" }[carType];
  return `${yard}${kind}${10_000 + index}`;
}

/** Six characters in the shape of the trade's variant code: invented, and opaque to everyone. */
export function nvicOf(year: number, luck: Chance): string {
  return `${luck.whole(0, 46_655).toString(36).toUpperCase().padStart(3, "0")}${String(year).slice(2)}A`;
}
