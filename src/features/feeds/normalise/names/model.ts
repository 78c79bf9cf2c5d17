import { remember } from "../remember.ts";
import { fold } from "../text.ts";
import { kindOfMake } from "./make.ts";
import { CASED_MODELS, LONG_MODELS } from "./model-words.ts";

const keyOf = remember((words) => fold(words).replaceAll(" ", ""), 50_000);

interface LongModel {
  readonly name: string;
  readonly words: number;
}
/** By make, then by the folded first word, longest first. */
const longModels = new Map<string, ReadonlyMap<string, readonly (LongModel & { readonly key: string })[]>>();
for (const [make, names] of Object.entries(LONG_MODELS)) {
  const byFirst = new Map<string, (LongModel & { readonly key: string })[]>();
  for (const name of names.split("|")) {
    const words = name.split(" ");
    const first = keyOf(words[0] ?? "");
    byFirst.set(first, [...(byFirst.get(first) ?? []), { name, key: keyOf(name), words: words.length }]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words - a.words);
  longModels.set(make, byFirst);
}

const cased = new Map(
  Object.entries(CASED_MODELS).flatMap(([make, names]) =>
    names.split("|").map((name) => [`${make} ${name}`.toLowerCase(), name] as const),
  ),
);

/** The model in the maker's capitals: "X-TRAIL" is an X-Trail and "I30" an i30. */
export function casedModel(make: string, model: string): string {
  return cased.get(`${make} ${model}`.toLowerCase()) ?? model;
}

/**
 * The number of words at the beginning that are the model's name: those of a known long name, else one, or none of
 * none.
 */
export function modelLength(make: string, words: readonly string[]): number {
  const first = words[0];
  if (first === undefined) return 0;
  for (const model of longModels.get(make)?.get(keyOf(first)) ?? []) {
    if (model.words <= words.length && keyOf(words.slice(0, model.words).join("")) === model.key) return model.words;
  }
  return wordAndNumber(words) && ridden(make) ? 2 : 1;
}

const ridden = (make: string) => kindOfMake(make) === "motorcycle" || /^(Honda|Suzuki|Triumph)$/.test(make);

/** Whether two words are one name: "Ninja 400" and "CBR 600" are, "Corolla 2016" and "Astra 1.8" are not. */
function wordAndNumber([first = "", second = ""]: readonly string[]): boolean {
  return /^[A-Za-z]{1,4}$/.test(first) && /^\d{3}$/.test(second) && first.toUpperCase() === first;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/**
 * A model that a spreadsheet turned into a date: Saab's "9-Mar" and "3-Sep" were 9-3, "5-Sep" was 9-5. Null for
 * others.
 */
export function modelFromDate(make: string, model: string): string | null {
  const found = /^(\d{1,2})-([A-Za-z]{3})$/.exec(model) ?? null;
  const month = found ? MONTHS.indexOf((found[2] ?? "").toLowerCase()) + 1 : 0;
  if (!found || month === 0) return null;
  const day = Number(found[1]);
  return make === "Saab" && day !== 9 && month === 9 ? `${month}-${day}` : `${day}-${month}`;
}

/**
 * "COROLLA", "f-150" and "sorento" in their usual case; names with digits or mixed case stay. Models are text: "3",
 * "911".
 */
export function modelCase(model: string): string {
  if (model === model.toLowerCase() && model.includes(" ")) return model.split(" ").map(raised).join(" ");
  return model
    .split(" ")
    .map((word) => {
      if (/^[A-Z]{4,}$/.test(word) && /[AEIOU]/.test(word)) return word.charAt(0) + word.slice(1).toLowerCase();
      if (/^[a-z]{4,}$/.test(word)) return word.charAt(0).toUpperCase() + word.slice(1);
      return /^[a-hj-z][a-z]?-?\d+$/.test(word) && !/^e\d/.test(word) ? word.toUpperCase() : word;
    })
    .join(" ");
}

/** Corrects a word in lower case: "sierra" is Sierra, "xlt" XLT, "f-150" F-150; "i30" stays. */
function raised(word: string): string {
  if (/^[a-z]{1,3}$/.test(word) && !/[aeiou]/.test(word)) return word.toUpperCase();
  return /^[a-z]+$/.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : modelCase(word);
}
