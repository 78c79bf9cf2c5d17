import { formatKm, formatMoney } from "../../../../../lib/words/format.ts";
import { type Vocabulary, valuesMeaning } from "../../lexicon/vocabulary.ts";
import type { Meaning } from "../../meanings.ts";
import type { Amount } from "../amounts.ts";
import type { Bound } from "./bounds.ts";
import type { Figure } from "./figure.ts";
import { boundsText, endsOf, LEAST_PRICE, leastPrice, rangeMeaning } from "./figure-ends.ts";
import { children, consumption, counted, engine, length, litres, mass, people, sleeps } from "./figure-measures.ts";
import { weekly } from "./weekly-price.ts";

const EARLIEST = 1920;
const FEWEST_THOUSANDS = 10;

/** Whether a bare number of four digits can be a car's year. */
export const isYear = ({ value, unit, dollar }: Amount, thisYear: number): boolean =>
  unit === null && !dollar && Number.isInteger(value) && value >= EARLIEST && value <= thisYear + 2;

/** The meaning of a figure on a site; null for a number that means nothing there. */
export function figureMeaning(figure: Figure, vocabulary: Vocabulary, thisYear: number): Meaning | null {
  const { low, high, bound, subject } = figure;
  const unit = high?.unit ?? low.unit;
  if (low.value > 99_999_999 || (high?.value ?? 0) > 99_999_999) return null;
  switch (unit) {
    case "seats":
      return counted("seats", figure, vocabulary);
    case "doors":
    case "cylinders":
      return counted(unit, figure, vocabulary);
    case "sleeps":
      return sleeps(figure);
    case "people":
      return people(figure, vocabulary);
    case "children":
      return children(figure, vocabulary);
    case "cc":
      return engine(figure);
    case "litres":
      return litres(figure);
    case "per100km":
      return consumption(figure);
    case "feet":
    case "metres":
      return length(figure, unit);
    case "pallets":
      return rangeMeaning("pallets", { min: low.value, max: low.value }, `${low.value} pallets`);
    case "years":
      return age(figure, thisYear);
    case "kg":
      return mass(figure, vocabulary);
    case "km":
      return distance(figure);
    case "week":
      return weekly(figure, vocabulary);
    default:
  }
  if (subject === "sleeps") return sleeps(figure);
  if (subject === "seats") return counted("seats", figure, vocabulary);
  if (subject === "people" && unit === null) return people(figure, vocabulary);
  // "Diesel engine 2021" gives a year, though an engine could have nearly so many cubic centimetres.
  const isSize = low.value % 100 === 0 || !isYearFigure(figure, thisYear);
  if (subject === "engine" && isSize) return low.value >= 49 ? engine(figure) : null;
  if (subject && ["towing", "atm", "tare", "gvm", "gross", "payload", "weight"].includes(subject) && low.value >= 500) {
    return mass(figure, vocabulary);
  }
  if (subject === "range" && low.value >= 100 && low.value < 1_500) return distance(figure);
  if (subject === "km" && unit !== "dollars" && !low.dollar) {
    // "Kms under 100" means thousands.
    const isShort = unit === null && !high && low.value >= FEWEST_THOUSANDS && low.value < 1_000;
    if (low.value >= 1_000) return distance(figure);
    if (isShort) return distance({ ...figure, low: { ...low, value: low.value * 1_000 } });
  }
  if (isYearFigure(figure, thisYear)) return year(figure, thisYear);
  if (isEngine(figure, vocabulary)) return engine(figure);
  if (bound?.way === "newer" || bound?.way === "older" || bound?.way === "last") return null;
  return money(figure, vocabulary) ?? barePrice(figure, vocabulary);
}

function money(figure: Figure, vocabulary: Vocabulary): Meaning | null {
  const { low, high, bound, subject } = figure;
  const unit = high?.unit ?? low.unit;
  const isMoney = unit === "thousand" || unit === "dollars" || low.dollar || (high?.dollar ?? false);
  if (!isMoney && subject !== "price" && bound === null && !high) return null;
  if (!isMoney && subject === null && bound === null && high && high.value < LEAST_PRICE)
    return shortRange(figure, vocabulary);
  if (!isMoney && subject !== null && subject !== "price") return null;
  const thousands = (amount: Amount): Amount => {
    const isOfThousands = amount.unit === null && high?.unit === "thousand" && amount.value < 1_000;
    const isShort = amount.unit === null && amount.value < leastPrice(figure, vocabulary);
    return isOfThousands || isShort ? { ...amount, value: amount.value * 1_000 } : amount;
  };
  const first = thousands(low);
  const isWeekly = vocabulary.weekly !== null && unit === null && low.dollar && low.value >= LEAST_PRICE;
  if (isWeekly && low.value < 1_000 && !high) return weekly(figure, vocabulary);
  if (!isMoney && first.value < 1_000) return null;
  // Two bare numbers joined by a dash are a price only if they are large enough to be one.
  if (!isMoney && bound === null && (first.value < 2_000 || subject !== "price") && high && high.value < 2_000)
    return null;
  const ends = endsOf({ ...figure, low: first, high: high && thousands(high) }, "max");
  return rangeMeaning("price", ends, boundsText(ends, formatMoney));
}

/** "35-45": two short numbers from thirty on are thousands of dollars. Smaller ones may be years or feet. */
function shortRange({ low, high }: Figure, { itemTypes }: Vocabulary): Meaning | null {
  if (!high || itemTypes[0] === "caravan" || low.value < LEAST_SHORT_RANGE || high.value <= low.value) return null;
  const ends = { min: low.value * 1_000, max: high.value * 1_000 };
  return rangeMeaning("price", ends, boundsText(ends, formatMoney));
}

const LEAST_SHORT_RANGE = 30;

/** For cars, a number of six digits may be kilometres instead, and one of four digits below 8,000 is a postcode. */
const BARE_PRICES = { least: 8_000, most: 99_990, mostOfOthers: 499_999 } as const;
const PRICE_ENDS = /(00|50|80|85|88|90|95|99)$/;

/** "Hatch 15000", "9990": a round number alone is the maximum price. */
function barePrice({ low, high, bound, subject }: Figure, { itemTypes }: Vocabulary): Meaning | null {
  const isBare = !high && !bound && !subject && low.unit === null && !low.dollar && Number.isInteger(low.value);
  const isOther = itemTypes[0] === "caravan" || itemTypes[0] === "truck";
  const most = isOther ? BARE_PRICES.mostOfOthers : BARE_PRICES.most;
  if (!isBare || low.value < BARE_PRICES.least || low.value > most || !PRICE_ENDS.test(String(low.value))) return null;
  const ends = { max: low.value };
  return rangeMeaning("price", ends, boundsText(ends, formatMoney));
}

function distance(figure: Figure): Meaning | null {
  const { low, bound, subject } = figure;
  if (subject === "range") {
    const ends = endsOf(figure, "min");
    const label =
      ends.min !== undefined && ends.max === undefined
        ? `Range ${formatKm(ends.min)} or more`
        : `Range ${boundsText(ends, formatKm).toLowerCase()}`;
    return rangeMeaning("electric_range", ends, label);
  }
  const isShort = low.value < 1_000 && !figure.high;
  // "Under 100 kms" means thousands, since no used car has done so few kilometres.
  const isThousands = isShort && low.value >= FEWEST_THOUSANDS && bound?.way === "max" && !bound.radius;
  if (isShort && !isThousands) return null;
  const ends = endsOf(isThousands ? { ...figure, low: { ...low, value: low.value * 1_000 } } : figure, "max");
  return rangeMeaning("km", ends, boundsText(ends, formatKm));
}

/** A car's age in whole years: "last 3 years" and "under 3 years old" both begin two years ago. */
function age({ low, high, bound }: Figure, thisYear: number): Meaning | null {
  if (!Number.isInteger(low.value) || low.value < 1 || low.value > 60) return null;
  if (high) {
    const ends = { min: thisYear - high.value, max: thisYear - low.value };
    return high.value < low.value ? null : rangeMeaning("year", ends, `${ends.min} to ${ends.max}`);
  }
  const isOld = bound?.way === "min" || bound?.way === "older";
  if (isOld) {
    const max = thisYear - low.value - 1;
    return rangeMeaning("year", { max }, `${max} or older`);
  }
  const min = thisYear - low.value + 1;
  return rangeMeaning("year", { min }, `${min} or newer`);
}

/** On a site of motorcycles a bare number is an engine: "lams 650". */
function isEngine({ low, high, bound }: Figure, { itemTypes }: Vocabulary): boolean {
  const isBare = bound === null && high === null && low.unit === null && !low.dollar;
  return itemTypes[0] === "motorcycle" && isBare && low.value >= 100 && low.value < 2_400;
}

function isYearFigure(figure: Figure, thisYear: number): boolean {
  const { low, high, bound, subject } = figure;
  if (!isYear(low, thisYear) || (high && !isYear(high, thisYear))) return false;
  if (subject === "year" || high || bound?.way !== "max") return true;
  // "Under 2000" is a price and "under 2015" is a year, because prices are round.
  return low.value % 500 !== 0;
}

function year(figure: Figure, thisYear: number): Meaning | null {
  const { low, high, bound } = figure;
  const step = (value: Bound["way"]) => (bound?.way === value && bound.strict ? 1 : 0);
  let ends = endsOf(figure, "exact");
  // "From 2018 to 2021" gives both ends, so the bound before the first adds nothing.
  if (!high) {
    if (bound?.way === "around") ends = { min: low.value - 1, max: low.value + 1 };
    if (bound?.way === "min" || bound?.way === "newer") ends = { min: low.value + step("newer") };
    if (bound?.way === "max" || bound?.way === "older") ends = { max: low.value - step("older") };
  }
  if (high && (high.value < low.value || high.value > thisYear + 2)) return null;
  const { min, max } = ends;
  if (min !== undefined && max !== undefined) {
    return rangeMeaning("year", ends, min === max ? String(min) : `${min} to ${max}`);
  }
  return rangeMeaning("year", ends, max === undefined ? `${min} or newer` : `${max} or older`);
}

/** "90s", "2010s": the years of a decade; null for anything else. */
export function decadeMeaning(key: string): Meaning | null {
  if (!key.endsWith("0s")) return null;
  const [, decade] = /^((?:19|20)?\d0)s$/.exec(key) ?? [];
  const year = decade === undefined ? 0 : decade.length === 2 ? 1_900 + Number(decade) : Number(decade);
  if (year < EARLIEST || (decade?.length === 2 && year < EARLIEST_SHORT)) return null;
  return rangeMeaning("year", { min: year, max: year + 9 }, `${year} to ${year + 9}`);
}

/** Short decades from here on are years. Earlier ones ("20s") are seconds, or belong to this century. */
const EARLIEST_SHORT = 1_950;

/** Codes that contain a figure: a model year ("MY22") or an engine's cylinders ("V8"). */
export function codeMeaning(key: string, vocabulary: Vocabulary): Meaning | null {
  const [, cylinders] = /^v(4|6|8|10|12)s?$/.exec(key) ?? [];
  if (cylinders !== undefined) {
    const count = vocabulary.counts.cylinders?.[cylinders] ?? 0;
    return valuesMeaning("cylinders", [cylinders], `${cylinders} cylinders`, count);
  }
  return modelYear(key, null);
}

const ROWS = ["inline", "straight", "flat", "slant"];
const IN_ROW: ReadonlyMap<string, string> = new Map(
  [["4", "4"] as const, ["four", "4"] as const, ["6", "6"] as const, ["six", "6"] as const].flatMap(([key, count]) =>
    ROWS.map((row) => [`${row}${key}`, count] as const),
  ),
);

export const beginsRow = (key: string): boolean => ROWS.includes(key);

/** "Straight six", "flat 4": an engine's cylinders, by the joined words; null for anything else. */
export function cylindersInRow(key: string, vocabulary: Vocabulary): Meaning | null {
  const cylinders = IN_ROW.get(key);
  return cylinders === undefined ? null : codeMeaning(`v${cylinders}`, vocabulary);
}

/** "MY22" with its bound: "MY20 onwards". */
export function modelYear(key: string, way: Bound["way"] | null): Meaning | null {
  const [, figures] = /^my(\d{2}|20\d{2})(?:\.\d{1,2})?$/.exec(key) ?? [];
  if (figures === undefined) return null;
  const year = figures.length === 2 ? 2_000 + Number(figures) : Number(figures);
  if (way === "newer" || way === "min") return rangeMeaning("year", { min: year }, `${year} or newer`);
  if (way === "older" || way === "max") return rangeMeaning("year", { max: year }, `${year} or older`);
  return rangeMeaning("year", { min: year, max: year }, `Model year ${year}`);
}

/** "Newer than MY20", "before MY18"; null for anything but a model year. */
export function boundedModelYear(key: string, { way, strict }: Bound): Meaning | null {
  const [, figures] = /^my(\d{2})$/.exec(key) ?? [];
  if (figures === undefined || way === "around" || way === "between" || way === "last") return null;
  const isNewer = way === "newer" || way === "min";
  const step = strict ? (isNewer ? 1 : -1) : 0;
  return modelYear(`my${2_000 + Number(figures) + step}`, way);
}
