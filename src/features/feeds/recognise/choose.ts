import { readVin } from "../../vocabulary/vin.ts";
import { isPlainColour } from "../normalise/kinds/colour.ts";
import { simpleFuel } from "../normalise/kinds/fuel.ts";
import { isMake } from "../normalise/names/make.ts";
import { readTitle } from "../normalise/names/title.ts";
import { namesPictures } from "../normalise/pictures.ts";
import { clean, isMissing } from "../normalise/text.ts";
import type { FeedRow } from "../schema.ts";
import { areBuildMonths } from "./beside/build-months.ts";
import { isFirstRegistration, isOtherDate } from "./beside/first-registered.ts";
import {
  isBody,
  isCondition,
  isDistance,
  isDistrict,
  isNoModel,
  isOfAnother,
  isOfInside,
  isTagNumber,
  isUpholstery,
  isWorthACar,
} from "./beside/other-facts.ts";
import { isVehicleName } from "./beside/vehicle-name.ts";
import type { Field } from "./fields.ts";
import { BY_KEYWORD, fieldsOfHeading, type Heading, isOfOthers, readHeading } from "./headings.ts";
import { mediaOf, showsOthers } from "./media-words.ts";
import { isMoney, otherMoney } from "./money-words.ts";
import { AUSTRALIAN, VALUE_TESTS } from "./value-tests.ts";
import { BY_VALUE } from "./values/by-value.ts";
import { tellsApart } from "./values/distinguishing.ts";
import { fieldOfLetters } from "./values/letters.ts";

/** A column with a sample of its values, enough to recognise it. */
export interface Sample {
  readonly column: string;
  /** Its heading, without the envelope that wraps all records of the file. */
  readonly heading: Heading;
  readonly values: readonly string[];
  readonly distinct: number;
}

/** A guess for one column, independent of the others. */
export interface Guess {
  readonly field: Field;
  /** 0 to 1. */
  readonly score: number;
  /** `heading`: the heading names the field; `keyword`: one of its words does; `values`: the values suggest it. */
  readonly by: "heading" | "keyword" | "values";
}

const [SAMPLE_VALUES, LEAST_SHARE] = [400, 0.3];
/** Fields that identify the vehicle, so a column with many repeated values is not one of them. */
const IDENTITIES: readonly Field[] = ["stocknum", "vin"];
/** Fields whose values may be any words. */
const PLACES: readonly Field[] = ["location", "location_name", "suburb", "address", "dealership"];
const isVin = (value: string) => readVin(value) !== null;
const isFuel = (value: string) => value.length <= 24 && simpleFuel(value) !== null;
/** Prices shown to shoppers. */
const SHOWN_MONEY: readonly Field[] = ["price", "before_price", "offer_price", "subscription_price", "market_price"];
/** A heading with at most this weight may mean something else. */
const WEAK = 0.7;
/** A heading with more than this weight is one of the field's proper names. */
const PROPER = 0.85;

export function sampleOf(column: string, rows: readonly FeedRow[], name = column): Sample {
  const values: string[] = [];
  // Spread samples over the rows, because files are often sorted by make or price.
  const step = Math.max(1, Math.floor(rows.length / (SAMPLE_VALUES * 2)));
  for (let at = 0; at < rows.length && values.length < SAMPLE_VALUES; at += step) {
    const value = clean(rows[at]?.cells[column]);
    if (!isMissing(value)) values.push(value);
  }
  return { column, heading: readHeading(name), values, distinct: new Set(values).size };
}

/** The field filled by a column, or null; `rowCount` is the number of rows in the sample. */
export function choose(sample: Sample, rowCount: number): Guess | null {
  const { heading } = sample;
  const kind = mediaOf(heading.words);
  // "images.source" may name who took them, or where they are.
  const isSource =
    kind === "other" && heading.words.at(-1) === "source" && shareOf(sample.values, namesPictures) >= 0.8;
  const media = isSource ? "images" : kind;
  if (media === "other" || showsOthers(sample.column)) return null;
  const candidates = media ? new Map([[media, 0.95]]) : fieldsOfHeading(heading);
  const guess = byHeading(sample, heading, candidates);
  if (isPrivateMoney(sample, heading, guess)) return { field: "cost", score: 0.9, by: "heading" };
  if (guess || media) return guess;
  if (isFirstRegistration(sample) || (!isOtherDate(sample.column) && areBuildMonths(sample.values)))
    return { field: "build_date", score: 0.5, by: "heading" };
  if (sample.values.length > 0 && sample.values.every((value) => SOLD.test(value)))
    return { field: "is_sold", score: 0.5, by: "values" };
  if (sample.values.length < Math.min(3, rowCount)) return null;
  return byValues(sample, heading);
}

/** A column, under any heading, that holds only this word marks sold vehicles. */
const SOLD = /^(sold|verkauft|verkocht|vendu|såld)$/i;
function byHeading(sample: Sample, heading: Heading, candidates: ReadonlyMap<Field, number>): Guess | null {
  let best: Guess | null = null;
  for (const [field, weight] of candidates) {
    const share = shareOf(sample.values, VALUE_TESTS[field]);
    if (sample.values.length > 0 && share < leastShare(weight)) continue;
    if (field === "cost" || !headingAllows(field, weight, heading)) continue;
    if (weight <= WEAK && isTooShort(field, sample.values)) continue;
    if (field === "offer_price" && sample.values.length > 0 && !sample.values.some(isWorthACar)) continue;
    if ((field === "comments" || field === "model") && holdsNames(sample, field)) continue;
    if (field === "comments" && shareOf(sample.values, isMake) >= 0.8) continue;
    // In a table whose values have moved by one column, fuels are under the dealer's town.
    if (PLACES.includes(field) && shareOf(sample.values, isFuel) >= 0.8) continue;
    // "Yard No" may be the vehicle's number in the yard.
    if (field === "location_name" && holdsCodes(sample) && !sample.values.some((value) => /\s/.test(value))) continue;
    if (field === "badge" && weight <= WEAK && holdsNames(sample, field)) continue;
    if (field === "make" && shareOf(sample.values, isPlainColour) >= 0.5) continue;
    if (field === "colours" && isOfInside(sample)) continue;
    // Some files have the make under "Mark".
    if (field === "series" && shareOf(sample.values, isMake) >= 0.8) continue;
    if (field === "model" && shareOf(sample.values, isNoModel) >= 0.5) continue;
    if (field === "model" && heading.words.includes("key") && !sample.values.some((value) => /\p{L}/u.test(value)))
      continue;
    if (field === "model" && heading.words.includes("range") && shareOf(sample.values, isDistance) >= 0.7) continue;
    if (field === "badge" && heading.words.includes("style") && shareOf(sample.values, isBody) >= 0.7) continue;
    if (field === "badge" && shareOf(sample.values, (value) => isUpholstery(value) || isCondition(value)) >= 0.7)
      continue;
    // Indian lists hide the driver's identity by giving only the plate's district: "MH 12".
    if (field === "regplate" && shareOf(sample.values, isDistrict) >= 0.6) continue;
    if ((field === "tag" || field === "categories") && holdsCodes(sample)) continue;
    if (IDENTITIES.includes(field) && !tellsApart(sample.values, field, weight)) continue;
    if (field === "stocknum" && weight <= WEAK && shareOf(sample.values, isVin) >= 0.8) continue;
    if (field === "stocknum" && heading.words.includes("tag") && shareOf(sample.values, isTagNumber) < 0.9) continue;
    const score = weight * (0.5 + 0.5 * (sample.values.length === 0 ? 0.5 : share)) * specificity(field, sample);
    if (!best || score > best.score) best = { field, score, by: weight === BY_KEYWORD ? "keyword" : "heading" };
  }
  return best;
}

/** Whether values under a vague heading are too short for titles ("TM-9") or equipment ("SR5" under "Spec"). */
function isTooShort(field: Field, values: readonly string[]): boolean {
  if (values.length === 0) return false;
  if (field === "title") return shareOf(values, (value) => /\S\s+\S/.test(value)) < 0.6;
  return field === "features" && !values.some((value) => value.length > 60 || /[,;|\n•]/.test(value));
}

const ABOUT_PLATES =
  /^(type|status|class|category|state|jurisdiction|check|transfer\w*|included|inc|paid|months?|term|cost|fee|date|expires?|expiry|exp|valid)$/;

/** Words that make a year that of the advertisement or the sale. */
const OF_THE_AD = /^(ads?|adv|advert|advertised|listing|listed|sale|sold|auction|posted|created|expiry|due)$/;

/** Whether the heading's other words allow the field: a wholesale price is not the price, tags are not a banner. */
function headingAllows(field: Field, weight: number, { words }: Heading): boolean {
  if (field === "tag") return !words.includes("tags");
  if (field === "year") return !words.some((word) => OF_THE_AD.test(word));
  if (field === "state") return !words.some((word) => OTHER_STATE.test(word));
  // "Rego No. (expiry)" holds both.
  if (field === "regplate")
    return words.includes("no") || words.includes("number") || !words.some((word) => ABOUT_PLATES.test(word));
  if (!SHOWN_MONEY.includes(field)) return true;
  const other = otherMoney(words);
  return other === null || (other === "part" && weight > PROPER);
}

/**
 * Whether the column holds what the dealer paid or would accept. A column whose heading properly names something other
 * than money does not.
 */
function isPrivateMoney({ values }: Sample, { words, keys }: Heading, guess: Guess | null): boolean {
  if (otherMoney(words) !== "private") return false;
  if (guess && guess.by === "heading" && guess.score > PROPER / 2) return false;
  return values.length > 0
    ? shareOf(values, isMoney) >= LEAST_SHARE
    : keys.some(([key]) => /price|cost|amount|value/.test(key));
}

/** Whether the values are whole vehicle names, under "Description", or with years under "Model". */
function holdsNames({ values }: Sample, field: Field): boolean {
  const isName =
    field === "model" ? (value: string) => readTitle(value).year !== null && isVehicleName(value) : isVehicleName;
  return shareOf(values, isName) >= 0.7;
}

/** Whether the values are plates or other unique codes; "Tag" is also a word for a number plate. */
function holdsCodes({ values, distinct }: Sample): boolean {
  return values.length >= 3 && distinct === values.length && shareOf(values, (value) => /\d/.test(value)) >= 0.9;
}

/** Least share of matching values: lower for a proper heading than for a vague one. */
function leastShare(weight: number): number {
  return weight > PROPER ? 0.1 : weight > 0.6 ? LEAST_SHARE : 0.6;
}

/** A factor that favours fields with a closed vocabulary when one heading may name several fields ("Type"). */
function specificity(field: Field, sample: Sample): number {
  return field === "item_type" && sample.distinct > 12 ? 0.7 : 1;
}

const OTHER_DISTANCE = /^(range|service|warranty|tow|towing|distance|away|economy|consumption)$/;
const PART_OF_VEHICLE =
  /^(wheels?|roof|seats?|seating|trim|tyres?|tires?|engine|motor|interior|keys?|stereo|canopy|tray)$/;
/** Headings about the state of registration, which may differ from the state where the vehicle is. */
const OTHER_STATE = /^(rego|registration|registered|reg|plate|plates|licen[cs]e|jurisdiction)$/;

function byValues(sample: Sample, heading: Heading): Guess | null {
  const { words } = heading;
  const lettered = fieldOfLetters(sample.values);
  if (lettered) return { field: lettered, score: 0.4, by: "values" };
  for (const { field, least, fits, shows } of BY_VALUE) {
    if (SHOWN_MONEY.includes(field) && otherMoney(words) !== null) continue;
    if (field === "km" && words.some((word) => OTHER_DISTANCE.test(word))) continue;
    if (field === "body" && words.includes("size")) continue;
    // A unit of measure suggests no other field: "cc" is not a cab chassis.
    if (/^units?$/.test(words.at(-1) ?? "") && field !== "km_unit") continue;
    // Cars of one colour alone are rare: "green" in every row may be a mark for clean engines.
    if (field === "colour" && sample.distinct === 1 && sample.values.length >= 5) continue;
    if (isOfAnother(field, words)) continue;
    if ((field === "colour" || field === "make") && words.some((word) => PART_OF_VEHICLE.test(word))) continue;
    if ((field === "images" || field === "title") && isOfOthers(heading)) continue;
    const share = shareOf(sample.values, fits);
    if (share < least || (shows && shareOf(sample.values, shows) < 1 / 3)) continue;
    const isOfPlate = field === "state" && words.some((word) => OTHER_STATE.test(word));
    if (isOfPlate && shareOf(sample.values, (value) => AUSTRALIAN.test(value.toUpperCase())) < least) continue;
    return { field: isOfPlate ? "rego_state" : field, score: 0.4 * share, by: "values" };
  }
  return null;
}

function shareOf(values: readonly string[], test: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length;
}
