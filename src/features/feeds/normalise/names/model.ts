import { remember } from "../../../../lib/memory/remember.ts";
import { type MarketModel, marketModel, marketModels, modelAtStart } from "../../../makes/market.ts";
import { fold } from "../text.ts";
import { kindOfMake } from "./make.ts";
import { closest } from "./spelling.ts";

/**
 * The model in its maker's spelling: "X-TRAIL" is an X-Trail, "I30" an i30, "CX5" a CX-5. Unknown models stay as given.
 */
export function casedModel(make: string, model: string): string {
  return marketModel(make, model)?.name ?? model;
}

/** Whether the whole text is one of the make's models. */
export function isKnownModel(make: string, model: string): boolean {
  return marketModel(make, model) !== null;
}

/** The kind of vehicle of a known model; null if the model is unknown, or if two kinds share the name. */
export function kindOfModel(make: string, model: string): MarketModel["kind"] {
  return marketModel(make, model)?.kind ?? null;
}

/**
 * The kind of vehicle of a name that begins with a known model and continues: a "TGX 18.440 4X2 BLS" is a truck. Null
 * for a single word, and for any other name.
 */
export function kindOfBeginning(make: string, model: string): MarketModel["kind"] {
  const words = model.split(" ");
  return words.length > 1 ? (modelAtStart(make, words)?.model.kind ?? null) : null;
}

/**
 * The make's only model that differs from an unknown name by a single typing error ("Coroolla"); null if there is none.
 */
export function misspeltModel(make: string, model: string): string | null {
  if (!/^[A-Za-z]{6,}$/.test(model) || marketModel(make, model)) return null;
  const near = closest(model.toLowerCase(), lettersOf(make));
  return near ? (marketModel(make, near)?.name ?? null) : null;
}

/**
 * The make's only model that begins with a name of several words, for names that a narrow column cut off ("GRAND
 * CHER"). Null if there is none, and for a name that begins with a whole model.
 */
export function cutOffModel(make: string, model: string): string | null {
  const prefix = letters(model);
  if (prefix.length < FEWEST_LETTERS || !model.includes(" ") || modelAtStart(make, model.split(" "))) return null;
  const found = marketModels(make).filter(({ name }) => letters(name).startsWith(prefix));
  return found.length === 1 ? (found[0]?.name ?? null) : null;
}
const FEWEST_LETTERS = 7;
const letters = (text: string) => fold(text).replaceAll(" ", "");

/**
 * The make's models that are single words of letters, in lower case. Names with digits are left out, since they differ
 * from each other by one character on purpose.
 */
const lettersOf = remember((make) =>
  marketModels(make)
    .map(({ name }) => name.toLowerCase())
    .filter((name) => /^[a-z]{6,}$/.test(name)),
);

/**
 * The number of words at the beginning that form the model's name: as many as a known model has, otherwise one, or two
 * for a motorcycle with its number. Zero if there are no words.
 */
export function modelLength(make: string, words: readonly string[]): number {
  if (words.length === 0) return 0;
  const known = modelAtStart(make, words);
  if (known) return known.count;
  return wordAndNumber(words) && ridden(make) ? 2 : 1;
}

const ridden = (make: string) => kindOfMake(make) === "motorcycle" || /^(Honda|Suzuki|Triumph)$/.test(make);

/**
 * Whether two words form one name, capitals and three digits: "CBR 600" does, "Corolla 2016" and "Astra 1.8" do not.
 */
function wordAndNumber([first = "", second = ""]: readonly string[]): boolean {
  return /^[A-Za-z]{1,4}$/.test(first) && /^\d{3}$/.test(second) && first.toUpperCase() === first;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/**
 * A model that a spreadsheet turned into a date: Saab's "9-Mar" and "3-Sep" were 9-3, and "5-Sep" was 9-5. Null for
 * other models.
 */
export function modelFromDate(make: string, model: string): string | null {
  const found = /^(\d{1,2})-([A-Za-z]{3})$/.exec(model) ?? null;
  const month = found ? MONTHS.indexOf((found[2] ?? "").toLowerCase()) + 1 : 0;
  if (!found || month === 0) return null;
  const day = Number(found[1]);
  return make === "Saab" && day !== 9 && month === 9 ? `${month}-${day}` : `${day}-${month}`;
}

/** "COROLLA", "f-150" and "sorento" in their usual case; names with digits or mixed case stay as they are. */
export const modelCase = remember((model: string): string => {
  if (model === model.toLowerCase() && model.includes(" ")) return model.split(" ").map(raised).join(" ");
  return model
    .split(" ")
    .map((word) => {
      if (/^[A-Z]{4,}$/.test(word) && /[AEIOU]/.test(word)) return word.charAt(0) + word.slice(1).toLowerCase();
      if (/^[a-z]{4,}$/.test(word)) return word.charAt(0).toUpperCase() + word.slice(1);
      return /^[a-hj-z][a-z]?-?\d+$/.test(word) && !/^e\d/.test(word) ? word.toUpperCase() : word;
    })
    .join(" ");
});

/** Corrects the case of a lower-case word: "sierra" becomes Sierra, "xlt" XLT, "f-150" F-150; "i30" stays. */
function raised(word: string): string {
  if (/^[a-z]{1,3}$/.test(word) && !/[aeiou]/.test(word)) return word.toUpperCase();
  return /^[a-z]+$/.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : modelCase(word);
}
