import { remember } from "../../../../lib/memory/remember.ts";
import {
  kindsOfMake,
  makesWithModel,
  marketMake,
  marketMakes,
  modelAtStart,
  ownerOfModel,
  usualOwnerOfCar,
} from "../../../makes/market.ts";
import { makeInOurScript } from "../scripts/makes.ts";
import { fold, titleCase } from "../text.ts";
import { closest } from "./spelling.ts";

const LONGEST_WORDS = 4;

/** Known makes for correcting typing errors. Short names are left out, since they may be other words with an error. */
let spellable: readonly string[] | null = null;
const spellableMakes = () => {
  spellable ??= [...new Set(marketMakes())].filter((name) => name.length >= 6).map((name) => name.toLowerCase());
  return spellable;
};

export interface ReadMake {
  readonly make: string;
  /** Whether the make is known; `guessed` if it was found only by correcting a typing error. */
  readonly known: boolean;
  readonly guessed: boolean;
}

/**
 * Codes for makes. They count only in a column of makes or before one of the make's models, since "sub" and "toy" are
 * ordinary words elsewhere.
 */
const SHORT_FOR: Readonly<Record<string, string>> = {
  CHEV: "Chevrolet",
  HOL: "Holden",
  HOLD: "Holden",
  HON: "Honda",
  HOND: "Honda",
  HYU: "Hyundai",
  HYUN: "Hyundai",
  ISUZ: "Isuzu",
  MAZ: "Mazda",
  MAZD: "Mazda",
  MERC: "Mercedes-Benz",
  MIT: "Mitsubishi",
  MITS: "Mitsubishi",
  NIS: "Nissan",
  NISS: "Nissan",
  SUB: "Subaru",
  SUZ: "Suzuki",
  TOY: "Toyota",
  TOYO: "Toyota",
};
const makeOfCode = (code: string): string | null => {
  const letters = code.replace(/\.$/, "").toUpperCase();
  return Object.hasOwn(SHORT_FOR, letters) ? (SHORT_FOR[letters] ?? null) : null;
};

/**
 * The make in its usual spelling ("VOLVO" is Volvo, "VW" is Volkswagen); an unknown make as given, with its case
 * corrected.
 */
export const readMake = remember((raw: string): ReadMake => {
  const words = makeInOurScript(raw);
  const exact = marketMake(words) ?? makeOfCode(words) ?? cutMake(words);
  const lower = words.toLowerCase();
  const near = exact
    ? null
    : (closest(lower, spellableMakes()) ?? closest(lower.replaceAll(" ", "-"), spellableMakes()));
  const spelled = near ? marketMake(near) : null;
  const make = exact ?? spelled ?? titleCase(words);
  return { make, known: Boolean(exact ?? spelled), guessed: !exact && Boolean(spelled) };
});

/** Whether the whole text is a known make. */
export function isMake(words: string): boolean {
  return marketMake(makeInOurScript(words)) !== null;
}

/** A make found among words, and the words after it. */
export interface FoundMake {
  readonly make: string;
  readonly rest: readonly string[];
}

/**
 * The make at the beginning of a title and the words after it; null if the title begins with no known make. Many makes
 * of caravans are ordinary words: if such a name, which may be a dealer's ("Prestige Auto"), precedes another make with
 * its model, that other make counts.
 */
export function makeAtStart(words: readonly string[]): FoundMake | null {
  const found = makeHere(words);
  if (!found || modelAtStart(found.make, found.rest)) return found;
  for (let at = 1; at <= Math.min(3, words.length - 2); at += 1) {
    const later = makeHere(words.slice(at));
    if (later && later.make !== found.make && modelAtStart(later.make, later.rest)) return later;
  }
  // "Falcon XR6" is a Ford, though a maker of caravans is also called Falcon.
  if (kindOfMake(found.make) !== "caravan") return found;
  if (makeOfModel(words)) return null;
  // "Elite i20" is a Hyundai, though a maker of caravans is also called Elite.
  const [model = ""] = found.rest;
  const owner = /^[a-z]\d\d$/i.test(model) ? ownerOfModel(model) : makeOfModel(found.rest.slice(0, 1));
  return owner && kindOfMake(owner) !== "caravan" ? { make: owner, rest: found.rest } : found;
}

/** The first make anywhere in a text that is followed by one of its own models; null if there is none. */
export function makeWithin(words: readonly string[]): FoundMake | null {
  for (let at = 0; at < words.length; at += 1) {
    const found = makeHere(words.slice(at, at + LONGEST_WORDS + 6));
    if (found && modelAtStart(found.make, found.rest)) return { make: found.make, rest: restOf(words, at, found) };
  }
  return null;
}

const restOf = (words: readonly string[], at: number, { rest }: FoundMake) =>
  words.slice(Math.min(words.length, at + LONGEST_WORDS + 6) - rest.length);

function makeHere(words: readonly string[]): FoundMake | null {
  for (let count = Math.min(LONGEST_WORDS, words.length); count > 0; count -= 1) {
    const make = marketMake(words.slice(0, count).join(""));
    const first = count > 1 && count === words.length ? marketMake(words[0] ?? "") : null;
    // "Dodge Ram" with nothing after it is a Dodge, though Ram is a make of its own today.
    if (make && first && first !== make && modelAtStart(first, words.slice(1))?.count === count - 1)
      return { make: first, rest: words.slice(1) };
    // A Range Rover is made by Land Rover, and Range Rover is its model.
    if (make) return { make, rest: isRangeRover(words.slice(0, count).join("")) ? words : words.slice(count) };
  }
  const cut = cutMake(words[0] ?? "");
  if (cut !== null) return { make: cut, rest: words.slice(1) };
  const coded = makeOfCode(words[0] ?? "");
  return coded && modelAtStart(coded, words.slice(1)) ? { make: coded, rest: words.slice(1) } : null;
}

/**
 * The only make that begins with the letters left by a narrow column: "Mercedes-Ben...". Null if none does, or several.
 */
const cutMake = remember((raw: string): string | null => {
  const begun = /^([\p{L}-]{4,}?)-?(?:\.{2,}|…)$/u.exec(raw)?.[1]?.toLowerCase();
  const found = begun === undefined ? [] : spellableMakes().filter((make) => make.startsWith(begun));
  return found.length === 1 ? marketMake(found[0] ?? "") : null;
});

const isRangeRover = (text: string) => /^range\W?rover$/i.test(text);

/**
 * Repairs make and model where a file cut the make at its first space ("Land" and "Rover") or repeated part of it
 * ("Mercedes" and "Benz C200"). `model` is the rest, possibly empty.
 */
export function mendSplitMake(make: string, model: string): { readonly make: string; readonly model: string } {
  if (/^range$/i.test(make) && /^rover\b/i.test(model)) return { make: "Land Rover", model: `Range ${model}` };
  if (/^range ?rover$/i.test(make))
    return { make: "Land Rover", model: /^range/i.test(model) ? model : `Range Rover ${model}`.trim() };
  if (model === "") return { make, model };
  const words = model.split(" ");
  const alone = marketMake(make);
  for (let count = Math.min(2, words.length); count > 0; count -= 1) {
    const joined = marketMake(`${make}${words.slice(0, count).join("")}`);
    if (joined && (alone === null || alone === joined || (modelAtStart(alone, words)?.count ?? 0) < count))
      return { make: joined, model: words.slice(count).join(" ") };
  }
  const rest = withoutMake(alone ?? make, model);
  return { make, model: rest };
}

/** Removes the make from the model: with the make Toyota, "Toyota Corolla" is a Corolla. */
function withoutMake(make: string, model: string): string {
  const words = model.split(" ");
  const key = (text: string) => fold(text).replace(/[ +]/g, "");
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1)
    if (key(words.slice(0, count).join("")) === key(make) && (key(make) !== "mini" || isMini(words.slice(count))))
      return words.slice(count).join(" ");
  return model;
}

/**
 * Whether words after "Mini" are one of MINI's models. The first Minis were models of other makers, called Mini; "Mini
 * Cooper" of the make MINI is its Cooper.
 */
const isMini = (words: readonly string[]) => modelAtStart("MINI", words) !== null;

/**
 * The kind of vehicle for a maker of only one kind; null for makers of cars, or of several kinds. A maker of quads and
 * motorcycles counts as one of motorcycles: quads are recognised by their models.
 */
export const kindOfMake = remember((make: string): "motorcycle" | "truck" | "caravan" | null => {
  const [kind, another] = [...kindsOfMake(make)].filter((one) => one !== "quad" && one !== "boat");
  return kind === undefined || kind === "car" || another !== undefined ? null : kind;
});

/** Names of models that may show the make. Ordinary words, and names as short as a badge, do not; "MG3" does. */
const TELLING = /^(?:(?=.*[a-z])[a-z0-9 +.-]{4,}|[a-z]{2}\d)$/i;

/** Models whose names are part of many other names. */
const EVERYDAY = /^(?:super|special|standard|custom|royal)$/i;

/**
 * The only make with a model named by the first words: "Hilux SR5" is a Toyota. Null if several makes have such a
 * model, or if the name is too short to prove anything.
 */
export function makeOfModel(words: readonly string[]): string | null {
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const name = words.slice(0, count).join(" ");
    const owner = TELLING.test(name) && !EVERYDAY.test(name) ? ownerOfModel(name) : null;
    if (owner) return owner;
  }
  return null;
}

/**
 * The make that a model's name usually refers to if several have one: "Astra 1.7 CDTI" is not made by Astra. Null if
 * there is none.
 */
export function usualMake(words: readonly string[]): { readonly make: string; readonly model: string } | null {
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const model = words.slice(0, count).join(" ");
    const make = TELLING.test(model) && !EVERYDAY.test(model) ? usualOwnerOfCar(model) : null;
    if (make) return { make, model };
  }
  return null;
}

/** A smaller number of models may fit a make by chance. */
const FEWEST_MODELS = 4;

/**
 * The make that sells nearly all of these models, while no other sells nearly as many: A1, Q3, TT and RS6. Null if
 * there is none.
 */
export function makeOfModels(models: readonly string[]): string | null {
  const sold = new Map<string, number>();
  const distinct = [...new Set(models)];
  for (const model of distinct)
    for (const make of makesWithModel(model.split(" "))) sold.set(make, (sold.get(make) ?? 0) + 1);
  const [first, second] = [...sold].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < FEWEST_MODELS || first[1] < distinct.length * 0.9) return null;
  return (second?.[1] ?? 0) <= first[1] * 0.6 ? first[0] : null;
}
