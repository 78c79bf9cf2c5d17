import { remember } from "../../../lib/memory/remember.ts";
import { AU_STATES } from "../../vocabulary/vocabulary.ts";
import { clean, fold } from "./text.ts";

const LONG_NAMES: Readonly<Record<string, string>> = {
  "new south wales": "NSW",
  victoria: "VIC",
  queensland: "QLD",
  "south australia": "SA",
  "western australia": "WA",
  tasmania: "TAS",
  "australian capital territory": "ACT",
  "northern territory": "NT",
};

/**
 * The letters of an Australian state from "nsw", "AU-VIC" or "Queensland"; another country's state is returned as
 * given.
 */
export function readState(text: string): string {
  const bare = text.replace(/^AU[-\s]/i, "").trim();
  return australianState(bare) ?? stateAmong(bare) ?? (/^[a-z]{2,3}$/i.test(bare) ? bare.toUpperCase() : bare);
}

const CAPITALS: Readonly<Record<string, string>> = {
  ...{ sydney: "NSW", melbourne: "VIC", brisbane: "QLD", adelaide: "SA", perth: "WA", hobart: "TAS", canberra: "ACT" },
  darwin: "NT",
};

/**
 * The state whose capital this town is, assuming that no other state has a town of that name; null for any other town.
 */
export const stateOfCapital = (town: string): string | null =>
  Object.hasOwn(CAPITALS, fold(town)) ? (CAPITALS[fold(town)] ?? null) : null;

/** The state of an Australian postcode, for towns that several states have; null for none. */
export function stateOfPostcode(postcode: string): string | null {
  const code = /^\d{3,4}$/.test(postcode) ? Number(postcode) : 0;
  return POSTCODES.find(([from, to]) => code >= from && code <= to)?.[2] ?? null;
}
const POSTCODES: readonly (readonly [from: number, to: number, state: string])[] = [
  [800, 999, "NT"],
  [2600, 2618, "ACT"],
  [2900, 2920, "ACT"],
  [1000, 2999, "NSW"],
  [3000, 3999, "VIC"],
  [4000, 4999, "QLD"],
  [5000, 5999, "SA"],
  [6000, 6999, "WA"],
  [7000, 7999, "TAS"],
];

/** A longer text is prose, in which "act" and "was" are ordinary words. */
const LONGEST_STATE = 60;

/** The first state that a cell names beside a town or a state: "Altona North VIC", "Qld - Brisbane", "NSW/ACT". */
export function stateAmong(text: string): string | null {
  if (text.length > LONGEST_STATE) return null;
  const letters = /(?<![\w.])(NSW|N\.S\.W\.?|VIC|Vic|QLD|Qld|SA|WA|TAS|Tas|ACT|NT)(?!\w)/.exec(text)?.[1];
  if (letters) return letters.toUpperCase().replaceAll(".", "");
  const folded = fold(text);
  const long = Object.keys(LONG_NAMES).find((name) => folded.endsWith(` ${name}`) || folded.startsWith(`${name} `));
  return long ? (LONG_NAMES[long] ?? null) : null;
}

function australianState(text: string): string | null {
  const upper = text.toUpperCase().replaceAll(".", "");
  return AU_STATES.find((state) => state === upper) ?? LONG_NAMES[fold(text)] ?? null;
}

export interface ReadPlace {
  readonly city: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
}

/** Splits "Caringbah, NSW", "Warrenheip, AU-VIC", "12 Smith St, Penrith NSW 2750" or a town alone. */
export const readPlace = remember((text: string): ReadPlace => {
  const parts = text
    .split(",")
    .map((part) => clean(part))
    .filter((part) => part !== "" && !/^australia$/i.test(part));
  const last = parts.at(-1) ?? "";
  const found = /^(?:(.*?)\s+)?(?:AU-)?(NSW|VIC|QLD|SA|WA|TAS|ACT|NT)\b\s*(\d{4})?$/i.exec(last);
  const postcode = found?.[3] ?? (/^\d{4,5}$/.test(last) ? last : null);
  if (found) {
    const town = found[1] || (parts.length > 1 ? (parts.at(-2) ?? null) : null);
    return { city: town ? townCase(town) : null, state: (found[2] ?? "").toUpperCase(), postcode };
  }
  const long = australianState(last.replace(/^AU-/i, ""));
  if (long) return { city: parts.length > 1 ? townCase(parts.at(-2) ?? "") : null, state: long, postcode: null };
  if (parts.length === 2 && /^[A-Z]{2,3}$/.test(last))
    return { city: townCase(parts[0] ?? ""), state: last, postcode: null };
  return {
    city: parts.length > 0 && parts.length <= 2 && !/\d/.test(parts[0] ?? "") ? townCase(parts[0] ?? "") : null,
    state: null,
    postcode,
  };
});

/** Writes "DONCASTER" and "eight mile plains" in the usual case of towns. */
export function townCase(town: string): string {
  if (town !== town.toUpperCase() && town !== town.toLowerCase()) return town;
  return town.toLowerCase().replace(/(^|[\s(-])\p{L}/gu, (letter) => letter.toUpperCase());
}
