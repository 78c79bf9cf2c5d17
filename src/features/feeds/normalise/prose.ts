import { remember } from "../../../lib/memory/remember.ts";
import type { SimpleFuel } from "../../vocabulary/fuels.ts";
import { readVin } from "../../vocabulary/vin.ts";
import { readDistance } from "./figures/distance.ts";
import { readPlate } from "./kinds/codes.ts";
import { endsInColour, isPaint, isPlainColour, readColour } from "./kinds/colour.ts";
import { simpleFuel } from "./kinds/fuel.ts";
import { colourOfPaint } from "./kinds/paint-names.ts";
import { type SimpleTransmission, simpleTransmission } from "./kinds/transmission.ts";
import { fold } from "./text.ts";

/** The number of characters of a description that are searched. */
const SEARCHED = 4000;

/** The value after a label: "Transmission: Automatic", "Colour - White". */
function labelled(text: string, label: string): string | null {
  const found = new RegExp(`(?:^|[\\s.,;|(])(?:${label})\\s*(?:[:=]|\\s-)\\s*([^\\n.;|,]{1,40})`, "i").exec(text);
  return found?.[1]?.trim() ?? null;
}

const CLAUSE = String.raw`(?:^|[,;.|\n(/-])\s*`;
const GEARS = String.raw`(?:\d{1,2}[ -]?(?:sp|spd|speed)[ -]?)?`;
const GEARBOX = "(?:automatic|auto|manual|cvt|dsg|dct|pdk|tiptronic)";
/**
 * A gearbox: beside a word such as "transmission", alone between commas, or before a fuel or a body. "Owner's manual"
 * is not one.
 */
const TRANSMISSION = new RegExp(
  String.raw`\b(${GEARS}${GEARBOX})\s+(?:transmission|gear ?box|trans|with an? (?:petrol|diesel|turbo|hybrid|v[68])|petrol|diesel|turbo|hatch\w*|sedan|suv|wagon|ute|van|coupe|(?:dual|double|single|crew|king|super|extra|space) cab|4x4|4wd|awd|my ?\d\d)\b|${CLAUSE}(${GEARS}${GEARBOX})\s*(?=[,;.|\n)/-]|$)|\b(\d{1,2}[ -]?(?:sp|spd|speed)[ -]?${GEARBOX}|automatic|cvt|(?<=\bit is an? |\bit is |\bit's an? )manual)\b`,
  "i",
);

/** The gearbox that a title or a description states; null if it states none. */
export function transmissionIn(text: string): SimpleTransmission | null {
  const stated = labelled(text, "transmission|gear ?box|trans|transmisi[oó]n|cambio|getriebe");
  const prose = TRANSMISSION.exec(text);
  return (
    simpleTransmission(stated ?? "") ??
    simpleTransmission(prose?.slice(1).find(Boolean) ?? "") ??
    inList(text, simpleTransmission)
  );
}

const FUEL =
  /\b(plug-?in hybrid|phev|hybrid|turbo[- ]?diesel|diesel|petrol|unleaded|lpg|electric(?!\s+(?:windows?|seats?|mirrors?|park\w*|hand\w*|tail\w*|brak\w*|steer\w*|sun\w*|roof|start\w*|fold\w*|power|adjust\w*|front|memory|heated|lumbar|boot|blinds?|trailer|water|jack|awning|step|drivers?|passenger)))\b/i;

/** The fuel that a title or a description states; null if it states none. Electric windows do not count. */
export function fuelIn(text: string): SimpleFuel | null {
  const stated = simpleFuel(labelled(text, "fuel|fuel type") ?? "") ?? simpleFuel(FUEL.exec(text)?.[1] ?? "");
  return stated ?? inList(text, (word) => (ALSO_BADGE.test(word) ? null : simpleFuel(word)));
}

const PAINTED =
  /\b(?:in|finished in|painted(?: in)?)\s+((?:[a-z]+\s+){0,3}?[a-z]+)(?=\s*(?:[,.;!\n(]|$|\s(?:with|over|paint|exterior|duco|and)\b))|[,;|]\s*([a-z]+(?: [a-z]+)?)\s*$|\b([a-z]+)\s+(?:exterior|paint|paintwork|duco|in colou?r)\b/gi;
/** "Orange coupe, 4 speed manual", "This white ute has travelled": the colour before a body. */
const OF_BODY =
  /\b((?:dark |light |deep )?[a-z]+) (?:sedan|hatch(?:back)?|(?:station ?)?wagon|(?:dual cab )?ute|utility|coupe|convertible|suv|van)\b/gi;
const INSIDE = /leather|cloth|interior|trim|seats?|vinyl|suede/i;

/** The exterior colour that a title or a description states; null if it states none. */
export function colourIn(text: string): string | null {
  const stated = labelled(text, "(?:ext(?:erior)?\\.? )?colou?r");
  if (stated !== null && readColour(stated).colour !== null) return stated;
  const listed = colourInList(text);
  if (listed !== null) return listed;
  for (const [, words = ""] of text.matchAll(OF_BODY)) if (isPlainColour(words.split(" ").at(-1) ?? "")) return words;
  for (const found of text.matchAll(PAINTED)) {
    const words = found.slice(1).find(Boolean) ?? "";
    const { colour, misspelt } = readColour(words);
    if (colour !== null && !misspelt && !INSIDE.test(words)) return words;
  }
  return null;
}

/** Facts that a list may have beside a colour: "Orange, automatic, petrol. 18,978 kms". */
const FACT =
  /^(?:(?:\d{1,2}[ -]?sp\w* )?(?:sports )?(?:auto\w*|manual|cvt|dsg)|petrol|diesel|hybrid|electric|unleaded|turbo\w*|\d[\d,. ]*k?\s?kms?|\d{2,3}k|sleeps \d{1,2}|\d{1,2} ?berth)$/i;
/** A list of facts is at the beginning of a description. */
const LISTED_WITHIN = 200;

/** A colour that is a whole entry in a list of facts, beside at least one other fact; null if there is none, or two. */
function colourInList(text: string): string | null {
  const parts = partsOf(text);
  if (!parts.some((part) => FACT.test(part))) return null;
  const [only, another] = parts.filter((part) => part.length <= 30 && isColour(part));
  return only !== undefined && another === undefined ? only : null;
}

/**
 * A fact from a word, in any language, that is a whole entry in a list of facts: "2011, 166 550 km, Benzín, Manuální".
 * Null if the text is not such a list, or if two words disagree.
 */
function inList<T>(text: string, reader: (word: string) => T | null): T | null {
  const parts = partsOf(text);
  if (!parts.some((part) => FACT.test(part))) return null;
  const found = new Set(parts.filter((part) => /^\p{L}{3,16}$/u.test(part)).map(reader));
  found.delete(null);
  const [only, another] = found;
  return another === undefined ? (only ?? null) : null;
}
/** Words for a fuel that are also used for equipment, or for two fuels. */
const ALSO_BADGE = /^(?:premium|gas|flex\w*|nafta)$/i;

const partsOf = (text: string) =>
  text
    .slice(0, LISTED_WITHIN)
    .split(/[,;|/\n]|\.(?=\s|$)|\s-\s/)
    .map((part) => part.trim());

/**
 * Whether a part names a colour. A single word may be the name of a paint but also mean something else ("Ice",
 * "Storm"), so it must be a plain colour.
 */
const isColour = remember(
  (part) =>
    isPlainColour(part.replace(SHADE, "")) ||
    (part.includes(" ") && (endsInColour(part) ? isPaint(part) : colourOfPaint(fold(part)) !== null)),
);
/** Words for the shade of a colour. */
const SHADE =
  /^(?:lime|navy|sky|cherry|fire|brick|baby|bottle|forest|steel|ocean|royal|burnt|racing|pearl|matte?|metallic|gloss|satin|dark|light|deep|bright|midnight|ice|candy|flat|vivid|solid) (?=[a-z]+$)/i;

const KILOMETRES =
  /(\b(?:odo(?:meter)?|kms?|kilomet\w+|mileage|travelled)\s*(?:reading)?\s*(?:[:=-]|is|shows?|showing)?\s*)?(?<![\d$,.xX*])(\d{1,3}(?:[,. ]\d{3})+|\d{2,6}(?:\.\d)?\s?k?)\s*(?:kms?|klms?|kilomet\w+|kays)\b(?!\s*(?:\/(?!\s(?:rego?|vin|\$|st(?:oc)?k))|per|range|warranty|service|free|radius|away|from|delivery))|\b(?:odo(?:meter)?|kilomet\w+|kms|mileage)\s*(?:reading)?\s*(?:[:=-]|is|shows?|showing)\s*(\d{1,3}(?:[, ]\d{3})+|\d{2,6})\b/gi;
const NOT_TRAVELLED =
  /(?:\b(?:warranty|unlimited|up to|every|next|range|service\w*|within|only? last|for)|(?:\d|months?|mths?|yrs?|years?|\bl(?:it\w*)?)\s?\/)\W*(?:of|at|is|in)?\W*$/i;

/** Words after a number that make it fuel consumption: "mileage 40 mpg". */
const OTHER_BEHIND = /^\s?(?:mpg|kmpl|km\/l|miles per)/i;
/** A year before the unit of the following number: "2026 Km 0". */
const YEAR_BEFORE = /^\D{0,3}(?:19|20)\d\d\s+kms?\W{0,3}\d/i;

/**
 * The kilometres that a title or a description states. Labelled numbers count before others; null if there is no
 * number, or if several differ.
 */
export function kilometresIn(text: string): number | null {
  const found = [...text.matchAll(KILOMETRES)].filter(
    (match) =>
      !NOT_TRAVELLED.test(text.slice(Math.max(0, match.index - 24), match.index)) &&
      !OTHER_BEHIND.test(text.slice(match.index).slice(match[0].trimEnd().length, match[0].length + 8)) &&
      !YEAR_BEFORE.test(text.slice(match.index, match.index + 24)),
  );
  const read = (match: RegExpExecArray) => readDistance(`${(match[2] ?? match[3] ?? "").trim()} km`)?.km ?? null;
  const sure = found.filter((match) => match[1] !== undefined || match[3] !== undefined).map(read);
  const all = [...new Set((sure.length > 0 ? sure : found.map(read)).filter((km) => km !== null))];
  return all.length === 0 ? milesIn(text) : all.length === 1 ? (all[0] ?? null) : null;
}

/** Miles that are an entry of their own in a list of facts, in kilometres: "Petrol, 44,084 mi Miles, Red". */
const MILES = /(?:^|[,;|\n]\s?)(\d{1,3}(?:,\d{3})+|\d{4,6})\s?(?:mi|miles)(?:\smiles)?(?=\s?(?:[,;|\n]|$))/i;

function milesIn(text: string): number | null {
  const miles = text.includes("mi") ? MILES.exec(text)?.[1] : undefined;
  return miles === undefined ? null : (readDistance(`${miles} mi`)?.km ?? null);
}

/** The VIN after its label ("VIN: 6FP…"); null if there is none. */
export function vinIn(text: string): string | null {
  return readVin(
    /\b(?:vin|chassis)(?:\s*(?:no|number|#))?\.?\s*[:=#-]?\s*([A-HJ-NPR-Z0-9]{17})\b/i.exec(text)?.[1] ?? "",
  );
}

/**
 * The dealer's number after its label ("Stock No: U4471", "Stk #1002"), or at a line's beginning ("U5501 – 2018 Toyota
 * HiLux"); null if there is none. "In stock 2 of them" and "stock 18 inch wheels" name no number.
 */
export function stockNumberIn(text: string): string | null {
  if (!DIGITS.includes(text.charAt(0)) && DIGITS.includes(text.charAt(text.indexOf(" ") - 1))) {
    const before = BEFORE_YEAR.exec(text)?.[1];
    if (before !== undefined) return before;
  }
  if (!saysStock(text)) return null;
  const [, mark, number = ""] = STOCK_NUMBER.exec(text) ?? [];
  return /\d{2}/.test(number) && (mark || /[A-Z]/.test(number) || number.length > 3) ? number : null;
}
const DIGITS = "0123456789";
const BEFORE_YEAR = /^([A-Z]{1,3}-?\d{3,6})\s[-–—|]\s(?=(?:19|20)\d\d\s)/;
const STOCK_NUMBER =
  /\b(?:Stock|STOCK|Stk|STK|stock)(\s?(?:no|No|NO|number|Number|num|code|id|ID|#|№)\.?\s?[:#-]?|\s?[:#])?\s?([A-Z]{0,4}[ -]?\d[A-Z0-9-]{1,11})(?=[\s,;|).]|$)/;

/** Whether a text has the label at all: few have, and most rows then run no pattern for it. */
export const saysStock = (text: string): boolean => STOCK_WORDS.some((word) => text.includes(word));
const STOCK_WORDS = ["tock", "TOCK", "Stk", "STK"];

/** The same where it is an entry of its own in a list of facts, since a sentence may be of another car. */
export const stockNumberListed = (text: string): string | null => stockNumberIn(LISTED_STOCK.exec(text)?.[1] ?? "");
const LISTED_STOCK = /(?:^|[,;|\n]\s?)(st(?:oc)?k\b[^,;|\n]{1,24})(?=[,;|\n]|$)/i;

/** The number plate after its label ("Rego: ABC12D"); null if there is none. */
export function plateIn(text: string): string | null {
  const found =
    /\b(?:rego|registration|reg|plate)(?:\s*(?:no|number|#))?\.?\s*[:=#]\s*([A-Z0-9]{2,4}[ -]?[A-Z0-9]{2,4})\b/i.exec(
      text,
    );
  if (found?.[1] && /\d/.test(found[1])) return readPlate(found[1]);
  const listed = LISTED_PLATE.exec(text)?.[1] ?? SENTENCE_PLATE.exec(text)?.[1] ?? "";
  return /\d/.test(listed) && /[A-Z]/.test(listed) && !NOT_PLATE.test(listed) ? readPlate(listed) : null;
}

/** A plate in a list of facts, in capitals and followed by nothing else: "diesel, rego YKW 99C, VIN …". */
const LISTED_PLATE =
  /(?:[,;|/]|\s[-–])\s?(?:rego|Rego|REGO|reg|Reg)\.?\s([A-Z0-9]{1,4}[ -]?[A-Z0-9]{2,4})(?:\s(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT))?\s?(?=[,;|/]|[-–]\s|\.?$)/;
/** A plate in a sentence of its own: "One owner. Reg KDR512." */
const SENTENCE_PLATE =
  /(?:^|[.!\n]) ?(?:rego|Rego|REGO|reg|Reg|REG|Plate|Registration)(?: (?:no|number))?\.? ([A-Z0-9]{1,4}[ -]?[A-Z0-9]{1,4}) ?(?:[.!\n]|$|(?:un)?till?\b|exp\w*\b|due\b)/;
/** Capitals beside a number that state how long the registration lasts: "REGO DEC 25", "REGO 12 MTHS". */
const NOT_PLATE =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|to|til?l?|due|exp|end|ends|paid|inc|incl|until|new|full|no)[ -]?\d|\d[ -]?(?:mths?|mo|mos|mnth|months?|wks?|weeks?|days?|yrs?|years?|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)$/i;

/** The part of a text that is searched; in a short text, words that a page joined are separated. */
export const searched = (text: string) =>
  text.length > SEARCHED ? text.slice(0, SEARCHED) : text.length <= LONGEST_GLUED ? text.replace(SEAM, "$1 ") : text;

/** The longest text in which joined words are separated ("110,090 KmBlueAutomatic"), and where one of them ends. */
const LONGEST_GLUED = 120;
const SEAM = /(\d\s?[Kk]ms?|[a-z](?=(?:Auto|Automatic|Manual|Petrol|Diesel|Hybrid|Electric)\b))(?=[A-Z][a-z])/g;
