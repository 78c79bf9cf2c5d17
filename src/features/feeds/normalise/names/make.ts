import { MANUFACTURERS } from "../../../makes/manufacturers.ts";
import { remember } from "../remember.ts";
import { fold, titleCase } from "../text.ts";
import { MAKE_ALIASES, ONLY_CARAVANS, ONLY_MOTORCYCLES, ONLY_TRUCKS, OTHER_MAKES } from "./make-words.ts";
import { closest } from "./spelling.ts";

const keyOf = remember((words) => fold(words).replaceAll(" ", "").replaceAll("+", ""), 50_000);

const known = new Map<string, string>();
for (const name of OTHER_MAKES.flatMap((line) => line.split("|"))) known.set(keyOf(name), name);
for (const { name } of MANUFACTURERS) known.set(keyOf(name), name);
for (const [alias, name] of Object.entries(MAKE_ALIASES)) known.set(keyOf(alias), known.get(keyOf(name)) ?? name);
const LONGEST_WORDS = 4;
/**
 * Names that are short or common enough to be part of other words are never found within a title or by correcting a
 * slip.
 */
const spellable = [...new Set(known.values())].filter((name) => name.length >= 6).map((name) => name.toLowerCase());

export interface ReadMake {
  readonly make: string;
  /** Whether the make is known; `guessed` where only the correction of a slip found it. */
  readonly known: boolean;
  readonly guessed: boolean;
}

/**
 * The make in its usual spelling ("VOLVO" is Volvo, "VW" Volkswagen); an unknown one as given, with its case
 * corrected.
 */
export const readMake = remember((words: string): ReadMake => {
  const exact = known.get(keyOf(words));
  const near = exact ? null : closest(words.toLowerCase(), spellable);
  const spelled = near ? known.get(keyOf(near)) : undefined;
  const make = exact ?? spelled ?? titleCase(words);
  return { make, known: Boolean(exact ?? spelled), guessed: !exact && Boolean(spelled) };
});

/** Whether this whole text is a known make. */
export function isMake(words: string): boolean {
  return known.has(keyOf(words));
}

/** The make at the beginning of a title and the words after it; null where it begins with no known make. */
export function makeAtStart(
  words: readonly string[],
): { readonly make: string; readonly rest: readonly string[] } | null {
  for (let count = Math.min(LONGEST_WORDS, words.length); count > 0; count -= 1) {
    const make = known.get(keyOf(words.slice(0, count).join(" ")));
    // A Range Rover is a Land Rover whose model is Range Rover.
    if (make)
      return { make, rest: keyOf(words.slice(0, count).join("")) === "rangerover" ? words : words.slice(count) };
  }
  return null;
}

/**
 * Make and model where a file cut the make at its first space ("Land" and "Rover") or repeated a part ("Mercedes" and
 * "Benz C200"). `model` is the rest, possibly empty.
 */
export function mendSplitMake(make: string, model: string): { readonly make: string; readonly model: string } {
  if (/^range$/i.test(make) && /^rover\b/i.test(model)) return { make: "Land Rover", model: `Range ${model}` };
  if (/^range ?rover$/i.test(make))
    return { make: "Land Rover", model: /^range/i.test(model) ? model : `Range Rover ${model}`.trim() };
  if (model === "") return { make, model };
  const words = model.split(" ");
  const alone = known.get(keyOf(make));
  for (let count = Math.min(2, words.length); count > 0; count -= 1) {
    const joined = known.get(keyOf(`${make}${words.slice(0, count).join("")}`));
    if (joined && (alone === undefined || alone === joined))
      return { make: joined, model: words.slice(count).join(" ") };
  }
  const rest = withoutMake(alone ?? make, model);
  return { make, model: rest };
}

/** Removes the make from the model: "Toyota Corolla" of the make Toyota is a Corolla. */
function withoutMake(make: string, model: string): string {
  const words = model.split(" ");
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1)
    if (keyOf(words.slice(0, count).join("")) === keyOf(make) && keyOf(make) !== "mini")
      return words.slice(count).join(" ");
  return model;
}

const only = (names: string) => new Set(names.split("|"));
const MOTORCYCLES = only(ONLY_MOTORCYCLES);
const TRUCKS = only(ONLY_TRUCKS);
const CARAVANS = only(ONLY_CARAVANS);

/** The kind of vehicle for a make with one kind only; null for makers of cars, or of several kinds. */
export function kindOfMake(make: string): "motorcycle" | "truck" | "caravan" | null {
  if (MOTORCYCLES.has(make)) return "motorcycle";
  if (TRUCKS.has(make)) return "truck";
  return CARAVANS.has(make) ? "caravan" : null;
}
