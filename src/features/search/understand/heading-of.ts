import { abridged } from "../../../lib/words/abridged.ts";
import { plural } from "../../../lib/words/plural.ts";
import type { Choice, Reading, WantedPlace, Wants } from "./schema.ts";
import { searchedChoices } from "./search-of.ts";

/** The place of each choice in the heading: before the noun in this order, as the noun, or after it. */
const BEFORE = [
  "car_type",
  "certified",
  "colour",
  "transmission",
  "fuel",
  "drive",
  "cab",
  "year",
  "make",
  "model",
  "badge",
];
const MOST_AFTER = 2;
/** Maximum characters of a heading, since an address may contain a thousand choices. */
export const LONGEST_HEADING = 90;

/**
 * The heading for what is searched for: "Automatic SUVs under $30,000". It names condition, colour, year, make and
 * model or body, then at most two more choices; the chips show the rest. Null where nothing is chosen. `noun` is a word
 * such as `car`.
 */
export function headingOf(reading: Pick<Reading, "choices" | "text">, noun: string): string | null {
  const choices = searchedChoices(reading).filter(({ wants: { kind } }) => kind !== "sort");
  if (choices.length === 0) return null;
  const placed = choices.map((choice) => ({ choice, place: placeOf(choice) }));
  const of = (place: string) => placed.filter((each) => each.place === place).map(({ choice }) => choice.label);
  const before = BEFORE.flatMap(of);
  const isModel = of("model").length > 0;
  const bodies = of("body").map(pluralOf);
  const kinds = isModel ? [] : bodies.length > 0 ? bodies : [plural(noun)];
  const after = placed.filter(({ place }) => place === "after" || (isModel && place === "body"));
  const ends = after.slice(0, MOST_AFTER).map(({ choice }) => afterText(choice));
  const words = [...before, ...kinds].map((word, at) => withinEach(word, at === 0));
  const heading = [...words, ...ends].join(" ").replaceAll(" ,", ",");
  return abridged(heading.charAt(0).toUpperCase() + heading.slice(1), LONGEST_HEADING);
}

const PLACES: Readonly<Record<string, string>> = {
  simple_body: "body",
  body: "body",
  simple_transmission: "transmission",
  transmission: "transmission",
  simple_fuel: "fuel",
  fuel: "fuel",
};

function placeOf({ wants, negated }: Choice): string {
  if (negated) return "after";
  if (wants.kind === "vehicles" || (wants.kind === "either" && wants.any.every(isVehicle))) return "model";
  if (wants.kind === "range") return wants.attribute === "year" && wants.min === wants.max ? "year" : "after";
  if (wants.kind !== "values") return "after";
  const place = PLACES[wants.attribute] ?? wants.attribute;
  return BEFORE.includes(place) || place === "body" ? place : "after";
}

/** Whether a choice alone describes the vehicle, as both sides of "HiLux or van" do. */
const isVehicle = (wants: Wants): boolean =>
  wants.kind === "vehicles" ||
  (wants.kind === "values" && ["make", "model", "badge", "body"].includes(PLACES[wants.attribute] ?? wants.attribute));

/** "New or used manual or automatic": lower-cases every word of a list, except the first word of a heading. */
const withinEach = (words: string, isFirst: boolean): string =>
  words
    .split(/( or |, )/)
    .map((word, at) => (isFirst && at === 0 ? word : within(word)))
    .join("");

/** Common words are lower-cased within a heading. Names, abbreviations and anything with digits stay as they are. */
const within = (word: string): string =>
  /^(New|Used|Demo|Certified|White|Black|Grey|Silver|Blue|Red|Green|Orange|Yellow|Gold|Brown|Beige|Bronze|Automatic|Manual|Electric|Hybrid|Diesel|Petrol|Hydrogen|Single|Dual|Extra)\b/.test(
    word,
  ) && !/\d/.test(word)
    ? word.charAt(0).toLowerCase() + word.slice(1)
    : word;

/** "SUVs", "Hatches or Wagons", "Cab Chassis". */
const pluralOf = (names: string): string => names.split(" or ").map(plural).join(" or ");

function afterText({ wants, label, negated }: Choice): string {
  const small = label.charAt(0).toLowerCase() + label.slice(1);
  if (negated) return `, ${small}`;
  if (wants.kind === "place") return placeText(wants.place, label);
  if (isYard(wants)) return `at ${label}`;
  if (wants.kind === "either" && wants.any.every((each) => each.kind === "place" || isYard(each))) return `in ${label}`;
  if (wants.kind === "range" && wants.attribute === "km") return `with ${small}`;
  if (wants.kind === "range" && (wants.attribute === "price" || wants.attribute === "subscription_price")) return small;
  if (wants.kind === "values" && wants.attribute === "equipment") return `with ${label}`;
  if (wants.kind === "values" && ["seats", "doors", "cylinders"].includes(wants.attribute)) return `with ${small}`;
  return `, ${/^[A-Z][a-z]/.test(label) ? small : label}`;
}

/** Whether the choice is a yard by its name, which keeps its capitals: "at Hollis Road Toowoomba". */
const isYard = (wants: Wants): boolean =>
  wants.kind === "values" && (wants.attribute === "location_name" || wants.attribute === "dealership_name");

/** "In QLD", "within 50 km of Brisbane QLD 4000", "near Penrith NSW 2750, 50 km". */
function placeText({ state, centre, name, km }: WantedPlace, label: string): string {
  if (state !== null || centre === null) return `in ${label}`;
  return label.startsWith("Near ") ? `near ${label.slice(5)}` : `within ${km} km of ${name}`;
}
