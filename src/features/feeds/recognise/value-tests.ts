import { reportAddress } from "../../stock/facts/history-report.ts";
import { readDate } from "../normalise/figures/date.ts";
import { distanceUnit, isUnreadOdometer, readDistance, withoutMil } from "../normalise/figures/distance.ts";
import { readCylinders, readEngine } from "../normalise/figures/engine.ts";
import { readCount, readLength, readMass } from "../normalise/figures/measure.ts";
import { readNumber } from "../normalise/figures/number.ts";
import { readPrice } from "../normalise/figures/price.ts";
import { readAge, readYear } from "../normalise/figures/year.ts";
import { simpleBody } from "../normalise/kinds/body.ts";
import { readFlag, readPlate } from "../normalise/kinds/codes.ts";
import { BETWEEN_COLOURS, readColour } from "../normalise/kinds/colour.ts";
import { isDriveWord, simpleDrive } from "../normalise/kinds/drive.ts";
import { simpleFuel } from "../normalise/kinds/fuel.ts";
import { isWithheld, kindsIn, readCarType, readStanding } from "../normalise/kinds/standing.ts";
import { gearCount, simpleTransmission } from "../normalise/kinds/transmission.ts";
import { readTitle } from "../normalise/names/title.ts";
import { namesPictures } from "../normalise/pictures.ts";
import { readState } from "../normalise/place.ts";
import { isCode, isPath } from "./beside/other-facts.ts";
import type { Field } from "./fields.ts";
import { isMoney } from "./money-words.ts";

/** Whether a value is suitable for a column of that field. */
export type ValueTest = (value: string) => boolean;

const number =
  (least: number, most: number): ValueTest =>
  (value) => {
    const found = readNumber(value, true);
    return found !== null && found >= least && found <= most && value.length < 40;
  };
const words: ValueTest = (value) => /\p{L}/u.test(value) && value.length <= 80;
const short: ValueTest = (value) => value.length <= 60;
export const AUSTRALIAN = /^(NSW|VIC|QLD|SA|WA|TAS|ACT|NT)$/;
const flag: ValueTest = (value) => readFlag(value) !== null;
const date: ValueTest = (value) => readDate(value) !== null;
const address: ValueTest = (value) => /^(https?:)?\/\//i.test(value);
const PICTURE_FILE = /\.(jpe?g|png|webp|gif|avif|heic)(\?|$)/i;
const any: ValueTest = () => true;
/** Accepts a word or two of a closed vocabulary, but not prose that happens to contain one. */
export const brief =
  (test: (value: string) => boolean, least = 1): ValueTest =>
  (value) =>
    value.length >= least && value.length <= 45 && /\D/.test(value) && test(value);
const isYear: ValueTest = (value) => {
  const year = readYear(value);
  return year !== null && year >= 1885 && year <= 2110 && value.length <= 20;
};
const price: ValueTest = (value) =>
  value.length < 60 && !address(value) && readPrice(value).kind !== "unread" && !/[a-z]{12}/i.test(value);

/** Words for a vehicle's condition, found under "State" where other files have Queensland. */
const CONDITION =
  /^(new|used|owned|demo|emergency|damaged|crashed|excellent|good|fair|poor|salvage|clean|sold|available|listed|unlisted|draft|archived|reserved|pending|active|inactive|published|live|in ?stock|for ?sale|withdrawn)$/i;

/** A month, which cannot identify a vehicle: usually the expiry of a document. */
const MONTH = /^(?:0?[1-9]|1[0-2])[/.](?:19|20)\d\d$/;

/** The test for the values of each field's columns. */
export const VALUE_TESTS: Readonly<Record<Field, ValueTest>> = {
  stocknum: (value) => value.length <= 60 && !/\s\S+\s/.test(value) && !MONTH.test(value),
  vin: (value) => /^[A-Z0-9*]{5,20}$/i.test(value.replace(/^vin\b\W*|[\s-]/gi, "")),
  regplate: (value) =>
    readPlate(value) !== null &&
    !/^(\d{4}-\d\d|(?:0?[1-9]|1[0-2])[/.](?:19|20)\d\d$|\d{1,2}$|[a-z]$|(19|20)\d\d \()/i.test(value),
  rego_expiry: date,
  make: (value) => words(value) && !/\d{3}/.test(value),
  model: short,
  badge: (value) => value.length <= 120,
  series: short,
  year: isYear,
  age: (value) => readAge(value) !== null,
  title: (value) =>
    value.length <= 250 && !isPath(value) && !namesPictures(value) && (readTitle(value).year !== null || words(value)),
  colour: (value) => words(value) && !address(value),
  colours: (value) => BETWEEN_COLOURS.test(value) || readColour(value).colour !== null,
  interior_colour: (value) => words(value) && !address(value),
  km: (value) => value.length < 30 && (readDistance(withoutMil(value)) !== null || isUnreadOdometer(value)),
  km_unit: (value) => distanceUnit(value) !== null,
  is_miles: flag,
  price,
  before_price: price,
  offer_price: price,
  subscription_price: price,
  price_type: brief((value) => readNumber(value) === null),
  drive_away: (value) => flag(value) || /drive|egc|excl/i.test(value),
  currency: (value) => /^[A-Z]{3}$|^[$£€]$/.test(value),
  market_price: price,
  cost: isMoney,
  status: brief(
    (value) =>
      isWithheld(value) ||
      (readStanding(value) !== null && !(readCarType(value) && /^\S*(used|demo|new)\S*$/i.test(value))),
  ),
  condition: (value) => value.length <= 40 && (readCarType(value) !== null || /^\s*(used|new|demo)/i.test(value)),
  is_new: flag,
  is_used: flag,
  is_demo: flag,
  is_sold: (value) => flag(value) || (value.length <= 40 && /^(sold|verkauft|verkocht|vendu)\b/i.test(value)),
  is_in_stock: (value) => flag(value) || /^\d{1,4}$/.test(value),
  is_reserved: flag,
  is_coming_soon: flag,
  preorder: flag,
  certified: (value) => flag(value) || /certified|cpo/i.test(value),
  sold_date: date,
  created_at: date,
  days_in_stock: (value) => readCount(value, 0, 999) !== null,
  item_type: (value) => value.length <= 40 && kindsIn(value).length > 0,
  body: brief((value) => simpleBody(value) !== null && !isCode(value)),
  bodyconfiguration: words,
  doors: (value) => readCount(value, 1, 9) !== null,
  seats: (value) => readCount(value, 1, 80) !== null,
  fuel: brief((value) => simpleFuel(value, true) !== null || /^(other|cng)$/i.test(value)),
  drive: (value) => simpleDrive(value) !== null || /^(\d{1,2} ?x ?\d{1,2}.*|2wd|other|chain|shaft|belt)$/i.test(value),
  transmission: (value) =>
    value.length <= 80 &&
    (simpleTransmission(value) !== null || isDriveWord(value) || /^(other|\d ?(sp|spd|speed)\w*)$/i.test(value)),
  is_automatic: flag,
  is_diesel: flag,
  is_hybrid: flag,
  is_electric: flag,
  gears: (value) => gearCount(value) !== null,
  engine: (value) => value.length <= 120 && hasEngine(value),
  engine_cc: (value) => (readEngine(value, "cc").litres ?? 0) > 0 || value === "0",
  engine_litres: (value) =>
    (/^\d[\d.,]*( ?l\w*)?$/i.test(value) && number(0, 20)(value)) || (readEngine(value).litres ?? 0) > 0,
  engine_unit: (value) => /^(l|lit\w*|cc|ccm|ltr)$/i.test(value),
  cylinders: (value) => readCylinders(value, true) !== null || value === "0",
  induction: words,
  fuel_consumption: number(0, 60),
  fuel_capacity: number(1, 2000),
  torque: any,
  ancap: number(0, 5),
  gvm: (value) => readMass(value) !== null,
  towing: (value) => readMass(value) !== null || value === "0",
  length: (value) => readLength(value) !== null,
  width: (value) => readLength(value) !== null,
  height: (value) => readLength(value) !== null,
  tare: (value) => readMass(value) !== null,
  atm: (value) => readMass(value) !== null,
  axle: short,
  sleeps: (value) => readCount(value, 0, 14) !== null,
  build_date: date,
  compliance_date: date,
  nvic: (value) => /^[A-Z0-9]{3,10}$/i.test(value),
  images: namesPictures,
  thumbnails: namesPictures,
  video: address,
  spin_images: address,
  spin_code: short,
  spin_interior_image: address,
  hotspots: any,
  comments: any,
  features: any,
  tag: (value) => value.length <= 40 && !/[,|;]/.test(value) && !isMoney(value),
  categories: (value) => value.length <= 200,
  history_report: (value) => reportAddress(value) !== null && !PICTURE_FILE.test(value),
  show: flag,
  hide: (value) => flag(value) || date(value),
  rank: number(-1e9, 1e9),
  dealership: (value) => value.length <= 80 && !address(value),
  location: (value) => words(value) && value.length <= 120 && !/^(exterior|interior)$/i.test(value),
  location_name: (value) => value.length <= 80,
  address: (value) => /\p{L}/u.test(value) && value.length <= 300,
  suburb: (value) => words(value) && value.length <= 50,
  // Its heading often means the registration's status: current or expired.
  rego_state: (value) => AUSTRALIAN.test(readState(value)),
  state: (value) =>
    /^(AU-)?[a-z. ]{2,30}$/i.test(value) && !/^(au|aus|australia|us|usa|uk|nz)$/i.test(value) && !CONDITION.test(value),
  postcode: (value) => /^[A-Z0-9 -]{3,10}$/i.test(value),
  link: (value) =>
    address(value) &&
    !value.split("|").some((one) => PICTURE_FILE.test(one) || /\/image;s=\d/.test(one) || /\.pdf(\?|$)/i.test(one)),
};

function hasEngine(value: string): boolean {
  const engine = readEngine(value);
  return engine.litres !== null || engine.cylinders !== null || engine.induction !== null;
}
