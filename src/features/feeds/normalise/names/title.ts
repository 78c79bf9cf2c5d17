import { modelAtStart } from "../../../makes/market.ts";
import { makeInOurScript } from "../scripts/makes.ts";
import { clean, fold } from "../text.ts";
import { isMake, kindOfMake, makeAtStart, makeOfModel, makeWithin } from "./make.ts";
import { casedModel, isKnownModel, kindOfModel, modelLength } from "./model.ts";
import { asTraded } from "./series-words.ts";

export interface ReadTitle {
  readonly year: string | null;
  readonly make: string | null;
  /** Words after year and make: model, badge and anything the dealer adds. */
  readonly rest: readonly string[];
  /** Words after the year, including the make. */
  readonly words: readonly string[];
}

const LEADING =
  /^(?:(?:brand new|new(?! (?:age|beetle)\b)|used|demo|ex-demo|pre-?owned|certified|for sale|sold|stock photo|just arrived|autocaravana|perfilada|capuchina|integral|camping-car|profil[ée]|wohnmobil|wohnwagen|teilintegriert\w*|vollintegriert\w*|kastenwagen|camper)\b[\s:!-]*)+/i;

/**
 * A year at the end. Only the last characters are searched, because matching time would grow with the square of a long
 * run of brackets.
 */
const TRAILING =
  /(?<!(?:19|20)\d\d ?)[\s,(-]+((?:19|20)\d\d)(?:[)\]]|\s?(?:y|yr|year|г|год|г\.? ?в|款|年式?|년식?)\.?)?$/i;
const TRAILING_WITHIN = 30;

/** Splits "2017 Land Rover Range Rover Evoque TD4". The make is a known one, or null. */
export function readTitle(title: string): ReadTitle {
  const spaced = title.includes(" ") ? title : title.replaceAll("_", " ");
  const text = undecorated(clean(makeInOurScript(spaced))).replace(LEADING, "");
  const leading = /^[([]?(?:\d{1,2}[/.-])?((?:19|20)\d\d)[)\]]?[\s,:-]+/.exec(text);
  const trailing = leading || isNumberedModel(text) ? null : TRAILING.exec(text.slice(-TRAILING_WITHIN));
  const body = leading
    ? text.slice(leading[0].length)
    : trailing
      ? text.slice(0, text.length - trailing[0].length)
      : text;
  const short = leading || trailing ? null : (shortYear(body) ?? shortYearAtEnd(body));
  const words = apart(notTwice((short?.rest ?? body).split(" ").filter(Boolean)));
  const found = makeAtStart(words) ?? makeWithin(words.slice(0, SEARCHED_WORDS));
  const year = leading?.[1] ?? trailing?.[1] ?? short?.year ?? null;
  const rest = asTraded(found?.make ?? null, withoutNew(found?.rest ?? words));
  const named = { make: found?.make ?? null, words };
  if (year !== null || title.length > LONGEST) return { year, rest, ...named };
  const owner = found?.make ?? makeOfModel(words);
  return owner ? { ...yearWithin(owner, words, rest), ...named } : { year, rest, ...named };
}

/** The text without signs that only attract attention: "***2010 Nissan Maxima SV**", "!!! 2014 Kia Rio". */
function undecorated(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && "*!~#=> ".includes(text.charAt(from))) from += 1;
  // The exclamation mark of VW's "up!" is part of its name.
  while (to > from && "*~ ".includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Whether a text is a make and a model that looks like a year: "Peugeot 2008", "BMW 2002". */
function isNumberedModel(text: string): boolean {
  const words = text.split(" ");
  if (words.length > 3 || !/^(?:19|20)\d\d$/.test(words.at(-1) ?? "")) return false;
  const found = makeAtStart(words);
  return found?.rest.length === 1 && isKnownModel(found.make, found.rest[0] ?? "");
}

/**
 * The year as people write it by hand: "'09 Falcon XR6", "MY21 Hilux", "07/18 Ford Transit" or "12 corolla ascent". Two
 * digits without a mark count only before a make, or before a model that a single make sells.
 */
function shortYear(text: string): { readonly year: string; readonly rest: string } | null {
  const [, mark, digits = "", rest = ""] =
    /^((?:my ?|['’`]|(?:0?[1-9]|1[0-2])[/.-])?)(\d\d)\s+(?=\p{L})(.+)$/iu.exec(text) ?? [];
  const words = rest.split(" ").slice(0, LONGEST_NAME);
  if (rest === "" || (!mark && !makeAtStart(words) && !makeOfModel(words))) return null;
  const year = wholeYear(digits);
  return year === null ? null : { year, rest };
}

/**
 * The same at the end of a name: "TOY COROLLA MY18" or "VW Golf 90TSI 14". Not for caravans, whose last number is their
 * length.
 */
function shortYearAtEnd(text: string): { readonly year: string; readonly rest: string } | null {
  const end = text.lastIndexOf(" ");
  const [, mark, digits = ""] = /^(my|['’`])?(\d\d)$/i.exec(text.slice(end + 1, end + 6)) ?? [];
  if (end < 0 || digits === "") return null;
  const rest = text.slice(0, end);
  const words = rest.split(" ", LONGEST_NAME);
  const make = makeAtStart(words)?.make ?? makeOfModel(words);
  if (!make || (!mark && (words.length < 3 || kindOfMake(make) === "caravan"))) return null;
  const year = wholeYear(digits);
  return year === null || (!mark && !year.startsWith("20")) ? null : { year, rest };
}

function wholeYear(digits: string): string | null {
  const century = Number(digits) <= LAST_SHORT ? "20" : "19";
  return century === "19" && Number(digits) < FIRST_SHORT ? null : `${century}${digits}`;
}

/** Two-digit years up to the first number are in this century, and from the second on in the last. */
const [LAST_SHORT, FIRST_SHORT] = [39, 50];
const LONGEST_NAME = 8;
const SEARCHED_WORDS = 14;
const LONGEST = 250;
const YEAR_WORD = /^[([]?(?:\d{1,2}[/.-])?((?:19[3-9]|20[0-4])\d)[)\],;:]?$/;

/** The year anywhere in a title, except in the words of the model ("Peugeot 2008"). It is removed from the rest. */
function yearWithin(make: string, words: readonly string[], rest: readonly string[]): Pick<ReadTitle, "year" | "rest"> {
  const model = modelAtStart(make, rest)?.count ?? 0;
  const at = rest.findIndex((word, index) => index >= model && YEAR_WORD.test(word) && !isMeasured(rest[index + 1]));
  const before = words.slice(0, Math.max(0, words.length - rest.length)).find((word) => YEAR_WORD.test(word));
  const year = YEAR_WORD.exec(before ?? rest[at] ?? "")?.[1] ?? null;
  return { year, rest: before === undefined && at >= 0 ? rest.filter((_, index) => index !== at) : rest };
}

/** The same for a title with an unknown make, in a file whose titles name years: "Keller Miracle 2019 PROMO". */
export function withYearWithin(title: ReadTitle): ReadTitle {
  if (title.year !== null || title.make !== null) return title;
  const at = title.rest.findIndex(
    (word, index) => index > 0 && WITHIN.test(word) && !isMeasured(title.rest[index + 1]),
  );
  const year = WITHIN.exec(title.rest[at] ?? "")?.[1];
  return year === undefined ? title : { ...title, year, rest: title.rest.filter((_, index) => index !== at) };
}
const WITHIN = /^\W*((?:19[5-9]|20[0-4])\d)\W*$/;

/** Whether the next word makes a number a measurement: "2000 km", "1998 cc". */
const isMeasured = (next: string | undefined) => /^(kms?|cc|kg|mm|rpm|hp|kw|nm|watts?|lbs?)\b/i.test(next ?? "");

/** Separates make and model that a slash joins, as in registers: "NISSAN/MARCH 1.6". */
function apart(words: readonly string[]): readonly string[] {
  const [first = "", ...rest] = words;
  const at = first.indexOf("/");
  if (at < 2 || !isMake(first.slice(0, at))) return words;
  return [first.slice(0, at), first.slice(at + 1), ...rest].filter(Boolean);
}

/** Removes a make that is repeated, as some systems add it to a name that has it: "BMW BMW 320d". */
function notTwice(words: readonly string[]): readonly string[] {
  const [first = "", second] = words;
  const isTwice = words.length > 2 && second !== undefined && first.length > 2 && fold(first) === fold(second);
  return isTwice ? words.slice(1) : words;
}

/** Removes "New" before a model: "Mercedes-Benz New C-Class" is a C-Class, but a New Beetle is a model of its own. */
function withoutNew(words: readonly string[]): readonly string[] {
  const [first = "", second] = words;
  return /^(all-?)?new$/i.test(first) && second && !/^(beetle|age)$/i.test(second) ? words.slice(1) : words;
}

/**
 * Splits the words after the make into model and badge; either may be empty. If the row names the model, the badge is
 * what follows it, and a model cut at a space ("Grand" before "Cherokee") is completed.
 */
export function modelAndBadge(
  make: string,
  words: readonly string[],
  model: string | null,
): { model: string; badge: string } {
  const count = modelLength(make, words);
  const beginning = words.slice(0, count).join(" ");
  if (model === null) return { model: beginning, badge: words.slice(count).join(" ") };
  if (casedModel(make, beginning) === model || completes(make, model, words, count))
    return { model: beginning, badge: words.slice(count).join(" ") };
  for (let length = 1; length <= Math.min(words.length, 5); length += 1) {
    if (key(words.slice(0, length).join("")) === key(model)) return { model, badge: words.slice(length).join(" ") };
  }
  return { model, badge: "" };
}

const key = (text: string) => fold(text).replaceAll(" ", "");

/**
 * Whether the first `count` words of a title complete the row's model. A model that is known by itself is only
 * completed by a further word or a single digit ("Corolla" to Corolla Cross, "Ioniq" to Ioniq 5). Text that is a badge
 * in other rows does not complete it ("GLC" and "200", "C250" and "d"), except for motorcycles.
 */
function completes(make: string, model: string, words: readonly string[], count: number): boolean {
  const beginning = words.slice(0, count).join("");
  // The row has only the beginning of "Mégane", because some program took its accented letter for the end of the word.
  if (count === 1 && /^[a-z]{1,2}$/i.test(model) && !isKnownModel(make, model) && isKnownModel(make, beginning))
    return beginning.length > 3 && key(beginning).startsWith(key(model));
  if (count < 2 || !key(beginning).startsWith(key(model)) || key(beginning) === key(model)) return false;
  if (!isKnownModel(make, model) || kindOfModel(make, beginning) === "motorcycle") return true;
  const last = words[count - 1] ?? "";
  return /^(?:\d|\W?[a-z].+)$/i.test(last) || (/^[a-z]$/i.test(last) && /^[a-z]{4,}$/i.test(key(model)));
}
