import type { Field } from "../fields.ts";

/** Evidence in a file of the country it comes from. */
export interface Origin {
  /** The words of each heading, with a sample of the values below it. */
  readonly columns: readonly { readonly words: readonly string[]; readonly values: readonly string[] }[];
  /** A sample of values from the first column of that field; empty if there is no such column. */
  readonly valuesOf: (field: Field) => readonly string[];
}

/** Headings that prove a file's odometers are in miles if their own heading does not say. */
const MILES_COLUMN =
  /^(mpg|city mpg|highway mpg|mmr|v5c?|mot|mot expiry|road tax|((dealer|seller|store|location|dealership) )?zip( ?code)?)$/;
const US_STATES = new Set(
  (
    "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC " +
    "SD TN TX UT VT VA WV WI WY DC"
  ).split(" "),
);
const LEAST_SHARE = 0.6;

/** Words in headings from countries that use kilometres. */
const METRIC_HEADING = /^(kms?|kilomet(re|er)s?|rego|colour|gst|ppsr|driveaway|egc|orc)$/;
const METRIC_STATE = /^(NSW|VIC|QLD|SA|TAS|ACT|ON|QC|BC|AB|MB|SK|NS|NB|NL|PE)$/i;

/** VINs of cars built in North America: most cars sold there have one, hardly any sold elsewhere. */
const AMERICAN_VIN = /^[1-5]/;
const LEAST_BUILT_THERE = 0.3;

/** Signs of American files; any two together are proof enough. */
const AMERICAN_SIGNS: readonly ((origin: Origin) => boolean)[] = [
  ({ columns }) =>
    columns.some(({ words }) => words.some((word) => /^(color|msrp|carfax|kbb|nada|invoice)$/.test(word))),
  ({ columns }) =>
    columns.some(({ words }) =>
      /^(primary|secondary)damage$|^(sale)?title(status|type|state|code)$/.test(words.join("")),
    ),
  ({ valuesOf }) => shareOf(valuesOf("vin"), AMERICAN_VIN) >= LEAST_SHARE && new Set(valuesOf("make")).size !== 1,
  ({ valuesOf }) => shareOf(valuesOf("fuel"), /^(gas\w*|flex.*|gasoline.*|e85.*)$/i) >= LEAST_SHARE,
  ({ valuesOf }) =>
    shareOf(
      valuesOf("body"),
      /\b[245] ?-?d(oo)?r? \w|sport utility|\b(crew|regular|extended|supercrew) cab\b|\bpickup\b|\bsuv ?\/ ?crossover\b|\bminivan\b/i,
    ) >=
    1 / 4,
  ({ valuesOf }) =>
    valuesOf("make").some((make) =>
      /^(gmc|buick|cadillac|acura|lincoln|pontiac|saturn|mercury|scion|oldsmobile)$/i.test(make),
    ),
  ({ valuesOf }) =>
    shareOf(
      valuesOf("model"),
      /^(sentra|rogue|versa|frontier|titan|armada|tacoma|highlander|4runner|sienna|avalon|venza|pilot|ridgeline|fusion|impala|traverse|tahoe|suburban|sierra|yukon|equinox|forte|telluride|f-?[1-3]50)\b/i,
    ) >=
    1 / 8,
  ({ columns }) =>
    columns.some(({ words, values }) => words.join(" ") === "trim" && shareOf(values, TRIM) >= 1 / 4) &&
    saysMileage(columns),
  // Elsewhere, sellers of such trucks write "km" or "odometer".
  ({ columns, valuesOf }) =>
    shareOf(valuesOf("make"), /^(?:peterbilt|freightliner|international|navistar)\b/i) >= 1 / 6 && saysMileage(columns),
  // More than a few of the list are of makes hardly sold elsewhere.
  ({ valuesOf }) =>
    shareOf(valuesOf("make"), /^(?:gmc|buick|cadillac|acura|lincoln|pontiac|saturn|mercury|scion)$/i) >= 1 / 6,
];
const saysMileage = (columns: Origin["columns"]) => columns.some(({ words }) => words.join(" ") === "mileage");
/** Versions that Americans call trims, found below that word in their lists. */
const TRIM =
  /^(?:base|lx|ex|ex-l|le|xle|se|sel|sle|slt|lt|ltz|ls|sv|sl|sr5|xlt|lariat|laredo|limited|touring|premium( plus)?|luxury|technology package|journey|big horn|laramie|denali|platinum)$/i;
const LEAST_SIGNS = 2;
/** Signs needed if no VINs say where the cars were built. */
const LEAST_SIGNS_ALONE = 3;
const OTHER_MONEY = /\b(?:AED|INR|PKR|PLN|ZAR|SAR|QAR|CAD|EUR|Rs|zł|kr)\b|[₹€]/i;

/** British number plates since 2001, whose shape is unique to Britain. */
const BRITISH_PLATE = /^[A-Z]{2}\d{2}\s?[A-Z]{3}$/i;
const BRITISH_MONEY = /£|\bGBP\b/;

/** Words in headings used only in Britain. */
const BRITISH_WORD = /^(gbp|v5c?|hpi|mtplm)$/;
/** Words in headings from countries that use kilometres; British and American headings lack them. */
const NOT_BRITISH = /^(kms?|kilomet(re|er)s?|rego|gst|ppsr|driveaway|egc|orc|wof)$/;
/** The two digits of a British plate that give its age: 14 and 69, for March and September. */
const AGE_CODE = /^(0[1-9]|1\d|2[0-6]|5[1-9]|6\d|7[0-6])$/;
const SEPTEMBER = /^[5-7]\d$/;
const LEAST_VAUXHALLS = 1 / 50;

/** An address of a British dealer or portal. */
const BRITISH_HOST = /^https?:\/\/[^/]+\.(?:co|org)\.uk(?:\/|$)/i;

/**
 * Whether the cars are British, judged by their pages' addresses, a make sold nowhere else, or the age digits of their
 * plates.
 */
function isBritishBy({ columns, valuesOf }: Origin): boolean {
  if (columns.some(({ words }) => words.some((word) => NOT_BRITISH.test(word)))) return false;
  if (columns.some(({ values }) => shareOf(values, BRITISH_HOST) >= LEAST_SHARE)) return true;
  if (shareOf(valuesOf("make"), /^vauxhall$/i) >= LEAST_VAUXHALLS) return true;
  return columns.some(
    ({ words, values }) =>
      words.some((word) => /^(reg|registration|plate|age)$/.test(word)) &&
      shareOf(values, AGE_CODE) >= 0.9 &&
      shareOf(values, SEPTEMBER) >= 0.1,
  );
}

/** Places that use kilometres but sell American cars described in American terms. */
export const METRIC_PLACE =
  /\b(riyadh|jedd?ah|dammam|khobar|mecca|makkah|madinah|qassim|tabuk|saudi|ksa|dubai|abu dhabi|sharjah|ajman|uae|emirates|doha|qatar|kuwait|bahrain|manama|muscat|oman|gulf (?:arabic|specs?)|gcc|amman|beirut|baghdad|cairo|egypt|casablanca|algiers|tunis|lagos|abuja|ibadan|nigeria|accra|ghana|nairobi|mombasa|kenya|kampala|dar es salaam|lusaka|harare|windhoek|gaborone|johannesburg|pretoria|durban|cape town|gauteng|delhi|mumbai|bangalore|bengaluru|chennai|hyderabad|kolkata|pune|ahmedabad|karachi|lahore|islamabad|rawalpindi|punjab|sindh|dhaka|colombo|kathmandu|bangkok|manila|cebu|jakarta|kuala lumpur|selangor|singapore|tbilisi|almaty|astana|tokyo|osaka|yokohama|nagoya|seoul)\b/i;
export const LEAST_PLACES = 1 / 5;
/** Non-Latin text, as in lists from countries with another script whose headings are in English. */
const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Thai}]{3}/u;
/** A Canadian postcode, alone or at the end of an address: "Toronto, ON, M3J 2E8". */
const CANADIAN = /\b[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d$/;

/** An address of a Canadian dealer. */
const CANADIAN_HOST = /^https?:\/\/[^/]+\.ca(?:\/|$)/i;

/**
 * Whether a list comes from a country that uses miles: it has miles per gallon, British plates or pounds, most of its
 * states are American (WA may also be Western Australia, so it proves nothing), or other signs agree.
 */
export function listedInMiles(origin: Origin): boolean {
  const { columns, valuesOf } = origin;
  if (columns.some(({ words }) => MILES_COLUMN.test(words.join(" ")) || words.some((word) => BRITISH_WORD.test(word))))
    return true;
  if (isBritishBy(origin)) return true;
  if (shareOf(valuesOf("regplate"), BRITISH_PLATE) >= LEAST_SHARE) return true;
  if (shareOf([...valuesOf("price"), ...valuesOf("currency")], BRITISH_MONEY) >= 1 / 3) return true;
  const states = [
    ...valuesOf("state"),
    ...valuesOf("location").map((place) => /, ([A-Z]{2})( \d{5})?$/.exec(place)?.[1]),
  ]
    .filter((state) => state !== undefined)
    .map((state) => state.toUpperCase());
  if (states.length > 0 && states.filter((state) => US_STATES.has(state)).length / states.length >= LEAST_SHARE)
    return true;
  if (states.some((state) => METRIC_STATE.test(state))) return false;
  if (columns.some(({ words }) => words.some((word) => METRIC_HEADING.test(word)))) return false;
  if (columns.some(({ values }) => shareOf(values, METRIC_PLACE) >= LEAST_PLACES)) return false;
  if (columns.some(({ values }) => shareOf(values, OTHER_SCRIPT) >= LEAST_PLACES)) return false;
  if (columns.some(({ values }) => shareOf(values, CANADIAN) >= LEAST_PLACES)) return false;
  if (columns.some(({ values }) => shareOf(values, CANADIAN_HOST) >= LEAST_PLACES)) return false;
  const vins = valuesOf("vin");
  if (vins.length > 0 && shareOf(vins, AMERICAN_VIN) < LEAST_BUILT_THERE) return false;
  if (shareOf([...valuesOf("price"), ...valuesOf("currency")], OTHER_MONEY) >= 1 / 3) return false;
  return AMERICAN_SIGNS.filter((shows) => shows(origin)).length >= (vins.length > 0 ? LEAST_SIGNS : LEAST_SIGNS_ALONE);
}

export function shareOf(values: readonly string[], test: RegExp): number {
  return values.length === 0 ? 0 : values.filter((value) => test.test(value)).length / values.length;
}
