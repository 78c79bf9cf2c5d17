import { formatFigure, formatNumber } from "../../../../../lib/words/format.ts";
import { type Vocabulary, valuesMeaning } from "../../lexicon/vocabulary.ts";
import type { Meaning } from "../../meanings.ts";
import type { Bound } from "./bounds.ts";
import type { Figure } from "./figure.ts";
import { boundsText, type Ends, endsOf, rangeMeaning } from "./figure-ends.ts";

/** Figures about what a vehicle is and can do: seats, doors, cylinders, engines, lengths and masses. */

const SEATS_FROM = 5;

/**
 * Seats, doors and cylinders, as the values that the stock has, so that the page's own filter shows the same choice.
 */
export function counted(
  attribute: "seats" | "doors" | "cylinders",
  figure: Figure,
  { counts }: Vocabulary,
): Meaning | null {
  const { low } = figure;
  if (!Number.isInteger(low.value) || low.value < 1 || low.value > 99) return null;
  const isLeast = attribute === "seats" && low.value >= SEATS_FROM;
  const ends = countedEnds(figure, isLeast ? "min" : "exact");
  const { min = 0, max = Number.POSITIVE_INFINITY } = ends;
  const stocked = Object.keys(counts[attribute] ?? {}).filter((value) => Number(value) >= min && Number(value) <= max);
  const values = stocked.length > 0 ? stocked.sort((a, b) => Number(a) - Number(b)) : [String(low.value)];
  const count = stocked.reduce((sum, value) => sum + (counts[attribute]?.[value] ?? 0), 0);
  return valuesMeaning(attribute, values, countedLabel(attribute, ends), count);
}

/** "More than 5 seats" starts at six, and "seats up to 7" means at least seven. */
function countedEnds(figure: Figure, alone: "min" | "exact"): Ends {
  const { min, max } = endsOf(figure.bound?.reach && figure.subject ? { ...figure, bound: null } : figure, alone);
  if (figure.high || !figure.bound?.beyond)
    return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return { ...(min !== undefined && { min: min + 1 }), ...(max !== undefined && { max: Math.max(1, max - 1) }) };
}

function countedLabel(noun: string, { min, max }: Ends): string {
  const of = (count: number) => `${count} ${count === 1 ? noun.slice(0, -1) : noun}`;
  if (min !== undefined && min === max) return of(min);
  if (min !== undefined && max !== undefined) return `${min} to ${of(max)}`;
  return max === undefined ? `${min ?? 0} or more ${noun}` : `Up to ${of(max)}`;
}

export function sleeps(figure: Figure): Meaning | null {
  const { low } = figure;
  if (!Number.isInteger(low.value) || low.value < 1 || low.value > 12) return null;
  const ends = countedEnds(figure, "min");
  const label = ends.max === undefined ? `Sleeps ${ends.min} or more` : `Sleeps ${countedLabel("", ends).trim()}`;
  return rangeMeaning("sleeps", ends, label);
}

/** A number of people: berths in a caravan and seats in anything else, as a minimum. */
export function people(figure: Figure, vocabulary: Vocabulary): Meaning | null {
  if (vocabulary.itemTypes[0] === "caravan" && figure.subject !== "seats") return sleeps(figure);
  const least: Bound = { way: "min" };
  return counted("seats", { ...figure, bound: figure.bound ?? least }, vocabulary);
}

/** A number of children with two adults. Families are offered at least five seats. */
export function children(figure: Figure, vocabulary: Vocabulary): Meaning | null {
  const [first] = vocabulary.itemTypes;
  if (first === "motorcycle" || first === "truck" || !Number.isInteger(figure.low.value)) return null;
  const least = first === "caravan" ? 0 : SEATS_FROM;
  const low = { ...figure.low, value: Math.max(least, figure.low.value + 2) };
  return people({ ...figure, low, high: null, bound: null, subject: null }, vocabulary);
}

export function engine(figure: Figure): Meaning {
  const { low, high, bound } = figure;
  // Makers round: a "650" has 625 to 675 cc.
  const ends = bound || high ? endsOf(figure, "exact", 0.05) : { min: low.value * 0.96, max: low.value * 1.04 };
  const cc = (value: number) => `${formatNumber(value)} cc`;
  const label =
    !bound && !high
      ? cc(low.value)
      : ends.max === undefined
        ? `${cc(ends.min ?? 0)} or more`
        : ends.min === undefined
          ? `Up to ${cc(ends.max)}`
          : boundsText(ends, cc);
  return rangeMeaning("engine_size", { ...ends }, label);
}

export function litres(figure: Figure): Meaning | null {
  const { low } = figure;
  if (low.value < 0.5 || low.value > 9) return null;
  const ends = endsOf(figure, "exact");
  const litre = (value: number) => `${value.toFixed(1)} L`;
  const label = ends.min === ends.max ? litre(low.value) : boundsText(ends, litre);
  return rangeMeaning("engine_size_litres", ends, label);
}

/** "Under 6 L/100 km": fuel consumption, as a maximum where there is no other bound. */
export function consumption(figure: Figure): Meaning | null {
  const { low, high } = figure;
  if (low.value <= 0 || (high ?? low).value > 99) return null;
  const ends = endsOf(figure, "max");
  const say = (value: number) => `${formatFigure(value)} L/100 km`;
  const text =
    ends.min === undefined
      ? `up to ${say(ends.max ?? 0)}`
      : ends.max === undefined
        ? `${say(ends.min)} or more`
        : boundsText(ends, say);
  return rangeMeaning("consumption", ends, `Uses ${text}`);
}

const FOOT_MM = 304.8;

export function length(figure: Figure, unit: "feet" | "metres"): Meaning | null {
  const one = unit === "feet" ? FOOT_MM : 1_000;
  if (figure.low.value * one < 2_000 || figure.low.value * one > 26_000) return null;
  const ends = endsOf(figure, "exact");
  const slack = ends.min === ends.max ? one / 2 : 0;
  const { min, max } = ends;
  const say = (value: number) => `${formatFigure(value)} ${unit === "feet" ? "ft" : "m"}`;
  const wide = {
    ...(min !== undefined && { min: Math.round(min * one - slack) }),
    ...(max !== undefined && { max: Math.round(max * one + slack) }),
  };
  return rangeMeaning("length", wide, `${boundsText(ends, say)} long`);
}

const MASSES = {
  towing: "towing",
  atm: "limit_mass",
  gvm: "limit_mass",
  gross: "limit_mass",
  tare: "tare_mass",
  payload: "payload",
} as const;
const MASS_NAMES = { towing: "Tows", atm: "ATM", gvm: "GVM", gross: "GVM", tare: "Tare", payload: "Payload" } as const;
type MassSubject = keyof typeof MASSES;

/**
 * A mass without a word for its subject: a caravan's weight, a truck's permitted weight, or a car's towing capacity.
 */
export function mass(figure: Figure, { itemTypes }: Vocabulary): Meaning | null {
  const { low, bound } = figure;
  const [first] = itemTypes;
  if (first === "motorcycle") return ownMass(figure);
  const usual = first === "caravan" ? "atm" : first === "truck" ? "gvm" : "towing";
  // The stock does not record a car's own weight.
  if (figure.subject === "weight" && usual === "towing") return null;
  const massSubject: MassSubject = figure.subject && figure.subject in MASSES ? (figure.subject as MassSubject) : usual;
  // A car's towing capacity limits the weight of a caravan.
  const subject =
    (massSubject === "towing" || massSubject === "gvm" || massSubject === "gross") && first === "caravan"
      ? "atm"
      : massSubject;
  // For a car, "2.0t" is more often a turbo engine than a towing capacity.
  if (figure.subject === null && usual === "towing" && bound === null && !figure.high && low.value < 2_500) return null;
  const isLeast = subject === "towing" || subject === "payload";
  const measured = isLeast && bound?.reach ? { ...figure, bound: null } : figure;
  const around: Bound = { way: "around" };
  const isAbout = figure.subject === null && usual === "gvm" && bound === null && !figure.high;
  const ends = endsOf(isAbout ? { ...figure, bound: around } : measured, isLeast ? "min" : "max");
  const kg = (value: number) => `${formatNumber(value)} kg`;
  const name = MASS_NAMES[massSubject === "gvm" ? "gvm" : subject];
  const { min, max } = ends;
  if (min !== undefined && max !== undefined) {
    return rangeMeaning(MASSES[subject], ends, `${name} ${kg(min)} to ${kg(max)}`);
  }
  const label = max === undefined ? `${name} ${kg(min ?? 0)} or more` : `${name} up to ${kg(max)}`;
  return rangeMeaning(MASSES[subject], ends, label);
}

/** The weight of a motorcycle, since no motorcycle tows. */
function ownMass(figure: Figure): Meaning {
  const ends = endsOf(figure, "max");
  const text = boundsText(ends, (value) => `${formatNumber(value)} kg`);
  return rangeMeaning("tare_mass", ends, text);
}
