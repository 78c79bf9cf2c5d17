import { isPlate } from "../../recognise/beside/plate-shapes.ts";
import { readPlate } from "../kinds/codes.ts";
import { isPlainColour } from "../kinds/colour.ts";
import type { SimpleTransmission } from "../kinds/transmission.ts";
import { simpleTransmission } from "../kinds/transmission.ts";
import { colourInTitle } from "./title-colour.ts";

/**
 * A gearbox among the words of a vehicle's title, where the bare word is enough ("Hatch 5dr Spts Auto 6sp"). Automatic
 * lights and the names of auto centres do not count.
 */
const GEARBOX =
  /(?<![\w'’-])(automatic|autom[aá]tic[oa]|automatik|automatique|automaat|schaltgetriebe|auto|a\/t|manuale?|m\/t|cvt|dsg|dct|pdk|tiptronic|steptronic|powershift|s[ -]?tronic|g[ -]?tronic|dual[ -]clutch)(?![\w'’/-])(?!\s+(?:(?:head ?)?lights?|head\w*|wipers?|tail\w*|dim\w*|hold|park\w*|climate|air|stop|start|boot|doors?|brak\w*|emergency|high|group|sales|centre|center|mall|parts|wreck\w*|gallery|city|world)\b)/gi;

/**
 * "Man" is also a maker of trucks. It means a gearbox beside a number of gears, alone between commas, and, in a title
 * that begins with a year and another make, at the end or before the fuel.
 */
const SHORT_MANUAL =
  /\b\d\s?sp(?:d|eed)?\s+man\b|\bman\s+\d\s?(?:sp|d(?:oo)?r?\s)|,\s*man\s*(?:,|$)|(?<=\s(?:19|20)\d\d\b.{1,60})\sman$|^(?:19|20)\d\d\s(?!tg[aelmsx]\b)[a-z].*\S\sman(?:$|\s(?:petrol|diesel|unleaded|ulp|hybrid|lpg|turbo|t\/d(?:iesel)?|[24]wd|4x[24]|awd|[fr]wd)(?![\w-]))/i;

/** Abbreviations in capitals, since "at" is also a word. All-terrain tyres do not count. */
const SHORT = /(?<![\w-])(AT|MT|AMT)(?![\w-])(?!\s+(?:tyres?|tires?|TYRES?|TIRES?|wheels?|only|THE|OUR|A|ONLY)\b)/;

/** The gearbox that a title names; null if it names none, or two. */
export function transmissionInTitle(title: string): SimpleTransmission | null {
  const named = new Set([...title.matchAll(GEARBOX)].map(([, word]) => simpleTransmission(word ?? "")));
  if (SHORT_MANUAL.test(title)) named.add("Manual");
  const [, short] = SHORT.exec(title) ?? [];
  if (short) named.add(short === "MT" ? "Manual" : "Automatic");
  const [, gears] = /(?:,\s|[;|]\s?|\s\/\s)\d{1,2}([MA])(?=\s?[,;|]|\s\/|$)/i.exec(title) ?? [];
  if (gears) named.add(gears.toUpperCase() === "M" ? "Manual" : "Automatic");
  named.delete(null);
  const [only, another] = named;
  return another === undefined ? (only ?? null) : null;
}

/** A price in dollars that is not a saving, a deposit or a weekly payment. */
const PRICE =
  /\$\s?(\d{1,3}(?:,\d{3})+|\d{3,7}|\d{1,3}(?:\.\d)?(?=\s?k))(\s?k)?(?![\w.]*\d)(?!\s*(?:off|per|p\/?w|\/|a week|week|deposit|fortnight|month|bonus|saving|rebate|under|below|less))/gi;

/** The price in dollars that a title states ("… 145,000 km $11,990 neg"); null if it states none, or several. */
export function priceInTitle(title: string): number | null {
  const found = [...title.matchAll(PRICE)].map(
    ([, digits = "", k]) => Number(digits.replaceAll(",", "")) * (k ? 1000 : 1),
  );
  const [only, another] = found;
  if (another !== undefined && found.length === 2 && WAS_NOW.test(title)) return Math.min(only ?? another, another);
  return only !== undefined && another === undefined && only >= LEAST_PRICE ? only : null;
}

/** The words after a title's last price, which may say what the price includes. */
export function wordsAfterPrice(title: string): string {
  const last = [...title.matchAll(PRICE)].at(-1);
  return last ? title.slice(last.index + last[0].length, last.index + last[0].length + LONGEST_TYPE) : "";
}
const LONGEST_TYPE = 24;

/** "Was $9,990 now $8,990". */
const WAS_NOW = /\bwas\b.{0,40}\bnow\b/i;

/** A smaller amount in a title is part of a price, or the cost of something else, such as a tank of fuel. */
const LEAST_PRICE = 500;

/**
 * The number plate that is a separate entry in a title: "2016 Corolla, WHITE, 96K, S412BXK, $13,800". Null if there is
 * none, or several, since a model's code may look like one.
 */
export function plateInTitle(title: string): string | null {
  const [, ...parts] = title.split(/,\s|[;|]|\s[/–—-]\s/).map((part) => part.trim());
  if (parts.length < 3) return null;
  const [only, another] = parts.filter(
    (part) =>
      !/^\d[\d ]*k(?: ?kms?|ms?)?$/i.test(part) && /[A-Z]{2}/i.test(part) && isPlate(part) && !COUNTED.test(part),
  );
  return only !== undefined && another === undefined ? readPlate(only) : null;
}

/** Numbers of parts and figures that look like plates, too: "3 door", "5 seats", "31 city / 40 hwy". */
const COUNTED =
  /^\d{1,2} ?(?:owners?|doors?|d(?:oo)?r|seats?|seater|keys?|speed|spd|sp|cyl|berth|city|hwy|highway|urban|mpg|miles)$/i;

/**
 * The odometer in a title that gives only thousands: "falcon xr6 ute, man, 231k, $9,500"; null if there is none, or
 * several.
 */
export function kilometresInTitle(title: string): number | null {
  const [only, another] = [...title.matchAll(/(?<![\w$.,])(\d{2,3})k(?!\w)/gi)].map(
    ([, digits]) => Number(digits) * 1000,
  );
  return only !== undefined && another === undefined && only >= 20_000 ? only : null;
}

/**
 * The badge at the beginning of a title's words after the model: up to the first comma, price, odometer, plate or
 * "SOLD", and up to a colour that is followed only by the gearbox and similar words.
 */
export function badgeInTitle(rest: string): string {
  const colour = colourInTitle(`_ ${rest}`);
  const upTo = [rest.search(NO_BADGE), colour === null ? -1 : rest.lastIndexOf(colour)].filter((at) => at >= 0);
  const words = rest
    .slice(0, Math.min(rest.length, ...upTo))
    .replace(/[\s,;:/(-]+$/, "")
    .split(" ");
  const last = words.findLastIndex((word, at) => !isBodyOrEngine(word, words[at - 1] ?? ""));
  const badge = (last < 0 ? words : words.slice(0, last + 1)).join(" ");
  return isOnlyFact(badge, rest) ? "" : badge;
}

/** Whether a list has a colour, gearbox or fuel in the place of the badge: "Honda Grom, yellow, 5,900 km". */
function isOnlyFact(badge: string, rest: string): boolean {
  if (badge.includes(" ") || rest.charAt(badge.length) !== ",") return false;
  return ONLY_FACTS.has(badge.toLowerCase()) || isPlainColour(badge);
}
const ONLY_FACTS: ReadonlySet<string> = new Set("auto automatic man manual petrol diesel hybrid electric".split(" "));

/** "V8" belongs to the engine only after its litres, and "Cab" to the body only after a word for its size. */
const isBodyOrEngine = (word: string, before: string) =>
  BODY_AND_ENGINE.test(word) ||
  (/^v[68]$/i.test(word) && /^\d[.]\d/.test(before)) ||
  (/^cab$/i.test(word) && /^(?:dual|double|single|crew|extra|super|king|space)$/i.test(before));

/** Words at the end of a name for body, engine and gearbox, which a car has in fields of their own. */
const BODY_AND_ENGINE =
  /^(?:sedan|hatch(?:back)?|wagon|ute|utility|coupe|convertible|suv|chassis|cab-chassis|dual|double|single|crew|extra|super|king|space|auto(?:matic)?|man(?:ual)?|cvt|dct|dsg|spts|sports|turbo|diesel|petrol|unleaded|t\/d(?:iesel)?|\d[.]\d[a-z]{0,2}|\d{1,2}sp|spd|speed)$/i;

const NO_BADGE =
  /,\s|\s[-–—|]\s|\s(?:(?:sedan|saloon|hatch(?:back)?|wagon|coupe|suv|ute|utility|convertible|van|cab(?: chassis)?)\s)?[2-5]\s?d(?:r|oors?)?(?!\w)|\$\s?\d|(?<![\w.])\d{2,3}(?:,?\d{3}\s?kms?|\s?k|x{3})(?!\w)|(?<!\w)(?:rego|rwc|reg|sold|as is|on hold|under offer)(?!\w)|\*/i;
