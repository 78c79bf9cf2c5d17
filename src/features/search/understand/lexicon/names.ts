import { marketModel } from "../../../makes/market.ts";
import type { ItemType } from "../../../vocabulary/vehicle-kinds.ts";
import { spokenFigure } from "../grammar/spelt/spoken-numbers.ts";
import { joinedKey, keyOf, keysOf, wordsIn } from "../grammar/words.ts";
import type { Meaning, NamedModel } from "../meanings.ts";
import type { FieldCounts } from "../schema.ts";
import { OTHER_NAMES } from "./other-names.ts";

/** The phrases for makes, models and badges in a site's stock, by their joined keys. */

export type Add = (key: string, meaning: Meaning) => void;

/** Splits values of the field `make_model` ("BMW X5") after the longest make that they begin with. */
export function modelsOf(makes: FieldCounts, pairs: FieldCounts): readonly NamedModel[] {
  const longestFirst = Object.keys(makes).sort((a, b) => b.length - a.length);
  return Object.entries(pairs).flatMap(([pair, count]) => {
    const make = longestFirst.find((each) => pair.startsWith(`${each} `));
    return make === undefined ? [] : [{ make, model: pair.slice(make.length + 1), count }];
  });
}

/** Words at the end of a make's name that people omit: "JB" for "JB Caravans". */
const KINDS = new Set("caravans caravan campers motorhomes rv motorcycles trucks motors".split(" "));

export function addMakes(makes: FieldCounts, add: Add): void {
  for (const [make, count] of Object.entries(makes)) {
    const meaning: Meaning = { kind: "make", make, count };
    add(keyOf(make), meaning);
    add(andKey(make) ?? "", meaning);
    const short = keysOf(make);
    if (short.length > 1 && KINDS.has(short.at(-1) ?? "")) add(short.slice(0, -1).join(""), meaning);
    for (const words of otherNames(make, null)) add(keyOf(words), meaning);
  }
}

/** The trade's other names for a make or model. */
export const otherNames = (make: string, model: string | null): readonly string[] =>
  OTHER_NAMES.filter(
    ([, ofMake, ofModel]) => ofMake === make && (model === null ? ofModel === null : isOneOf(model, ofModel)),
  ).flatMap(([words]) => words.split("|"));

const isOneOf = (model: string, names: string | null): boolean => names?.split("|").includes(model) ?? false;

/** Words in models' names that mean too little alone: "Sport" of "Discovery Sport". */
const NOT_ALONE = new Set([
  ..."sport cross sedan hatch wagon custom pro max plus class series model standard classic super city the".split(" "),
  ..."street speed double bob glide road off grid special grand new van ute cab coupe cabriolet way".split(" "),
]);

/**
 * Whether people ask for a model by this part of its name: "prado", "h6", "africa twin". A number alone is not enough.
 */
const isDistinctive = (key: string): boolean =>
  !NOT_ALONE.has(key) && (/^[a-z]{3,}$/.test(key) || (/[a-z]/.test(key) && /\d/.test(key)));

export function addModels(models: readonly NamedModel[], itemTypes: readonly ItemType[], add: Add): void {
  const wholeNames = new Map<string, NamedModel[]>();
  const parts = new Map<string, NamedModel[]>();
  for (const named of models) {
    const words = keysOf(named.model);
    const key = words.join("");
    if (key === "") continue;
    push(wholeNames, key, named);
    for (const other of otherNames(named.make, named.model)) push(wholeNames, keyOf(other), named);
    const spoken = spokenKey(key);
    if (spoken !== null) push(wholeNames, spoken, named);
    const makeKey = keyOf(named.make);
    push(wholeNames, `=${makeKey}${key}`, named);
    // "MG3" and "Mazda3" are called "3" as well.
    if (key.startsWith(makeKey) && key.length > makeKey.length) push(parts, key.slice(makeKey.length), named);
    for (const part of [...partsOf(words), ...turnedParts(words)]) push(parts, part, named);
  }
  for (const [words, make, model] of OTHER_NAMES) {
    if (model === null || models.some((each) => each.make === make && isOneOf(each.model, model))) continue;
    const [name = model] = model.split("|");
    const kind = marketModel(make, name)?.kind ?? null;
    if (kind !== null && !(itemTypes as readonly string[]).includes(kind)) continue;
    for (const each of words.split("|")) push(wholeNames, keyOf(each), { make, model: name, count: 0 });
  }
  for (const [key, any] of wholeNames) add(key, { kind: "model", ...mostFirst(any), isPart: false });
  for (const [key, any] of parts) {
    if (!wholeNames.has(key)) add(key, { kind: "model", ...mostFirst(any), isPart: true });
  }
}

/** "RAV4" and "CX-5" as people dictate them, "rav four", "cx five"; null for a name that does not end in a figure. */
function spokenKey(key: string): string | null {
  const [, letters, figure] = /^([a-z]+)([1-9]\d?)$/.exec(key) ?? [];
  const spoken = figure === undefined ? null : spokenFigure(Number(figure));
  return spoken && `${letters}${spoken}`;
}

/** The parts of a name: sequences of its words, except the whole name. */
function partsOf(words: readonly string[]): readonly string[] {
  const parts: string[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + 4); to += 1) {
      if (to - from === words.length) continue;
      const key = words.slice(from, to).join("");
      if (to - from > 1 || isDistinctive(key) || /^(\d{1,4}|[a-z]{1,2})$/.test(key)) parts.push(key);
    }
  }
  return parts;
}

/** A figure and a word of a name in either order: "Duke 390" for "390 Duke", "GS 1250" for "R 1250 GS", "Series 3". */
function turnedParts(words: readonly string[]): readonly string[] {
  if (words.length === 2 && words[1] === "series" && /^\d$/.test(words[0] ?? "")) return [`series${words[0]}`];
  const figures = words.filter((word) => /^\d{3,4}$/.test(word));
  const letters = words.filter((word) => /^[a-z]{2,}$/.test(word) && !NOT_ALONE.has(word));
  return figures.flatMap((figure) => letters.flatMap((word) => [`${word}${figure}`, `${figure}${word}`]));
}

function mostFirst(any: readonly NamedModel[]): { readonly any: readonly NamedModel[]; readonly count: number } {
  const once = [...new Map(any.map((each) => [`${each.make} ${each.model}`, each])).values()];
  once.sort((a, b) => b.count - a.count || a.model.localeCompare(b.model));
  return { any: once, count: once.reduce((sum, { count }) => sum + count, 0) };
}

/** "Laurin & Klement" with an "and", as people say it; null for a name without an ampersand. */
const andKey = (name: string): string | null => (/ & /.test(name) ? keyOf(name.replaceAll(" & ", " and ")) : null);

/** Parts of badges that people also say in full. Each of those words alone carries no meaning. */
const WHEELBASES: ReadonlyMap<string, string> = new Map([
  ["lwb", "longwheelbase"],
  ["mwb", "mediumwheelbase"],
  ["swb", "shortwheelbase"],
]);

/** The most badges that are added. Those with the most cars come first. */
const MOST_BADGES = 4_000;
const LONGEST_PHRASE = 4;

/** `isOther` says whether a word has a meaning of its own ("Hybrid", "Wagon"). Such words split a badge. */
export function addBadges(badges: FieldCounts, isOther: (key: string) => boolean, add: Add): void {
  const names = new Map<string, string>();
  const wholeNames = new Map<string, string[]>();
  const parts = new Map<string, string[]>();
  const counted = Object.entries(badges)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_BADGES);
  for (const [badge] of counted) {
    const { words } = wordsIn(badge);
    if (words.length > 0) push(wholeNames, joinedKey(words, 0, words.length), badge);
    // "GLX plus" means the GLX+.
    if (badge.endsWith("+") && words.length > 0) {
      const key = `${joinedKey(words, 0, words.length)}plus`;
      push(wholeNames, key, badge);
      push(parts, key, badge);
      names.set(key, badge);
    }
    const withAnd = andKey(badge);
    if (withAnd !== null) {
      push(wholeNames, withAnd, badge);
      push(parts, withAnd, badge);
      names.set(withAnd, badge);
    }
    for (let from = 0; from < words.length; from += 1) {
      for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PHRASE); to += 1) {
        const key = joinedKey(words, from, to);
        if (to - from > 1 && words.slice(from, to).some((word) => isOther(word.key))) continue;
        push(parts, key, badge);
        if (!names.has(key)) names.set(key, badge.slice(words[from]?.start, words[to - 1]?.end));
      }
    }
  }
  for (const [key, values] of parts) {
    const all = [...new Set([...(wholeNames.get(key) ?? []), ...values])];
    const count = all.reduce((sum, value) => sum + (badges[value] ?? 0), 0);
    const meaning = {
      kind: "badge",
      values: all,
      name: names.get(key) ?? key,
      isWhole: wholeNames.has(key),
      count,
    } as const;
    add(key, meaning);
    const inFull = WHEELBASES.get(key);
    if (inFull) add(inFull, meaning);
  }
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
