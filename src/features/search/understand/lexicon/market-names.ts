import {
  marketMake,
  marketMakes,
  marketModel,
  marketModels,
  ownerAmong,
  ownerOfModel,
  usualOwnerOfCar,
} from "../../../makes/market.ts";
import { keyOf, keysOf } from "../grammar/words.ts";
import type { Meaning } from "../meanings.ts";
import { UNSURE_MODELS } from "./plain-words.ts";
import { isSlip, type Spelling, spellingOf } from "./spelling.ts";
import { TRADE_TERMS } from "./trade/trade-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * Makes and models that the site has none of at the moment, from the market's own table. "No Toyota Supra" tells the
 * shopper more than a text search without results.
 */

/** A model of the make that was named just before it; null if the make has none of that name. */
export function marketModelOf(make: string, words: string): Meaning | null {
  const model = marketModel(make, words) ?? (isSeveral(words) ? marketModel(make, words.slice(0, -1)) : null);
  return model && { kind: "model", any: [{ make, model: model.name, count: 0 }], isPart: false, count: 0 };
}

/** "Macans", "street triples": the plural of a model's name. */
const isSeveral = (words: string): boolean => words.endsWith("s") && /[a-z]{4}s$/.test(words);

/** From this length on, one slip is corrected. */
const LEAST_SLIP = 5;
const LEAST_SHORT_SLIP = 3;

/** Fewest letters of a model without its make that cannot be confused with another word. */
const LEAST_LETTERS = 3;

/** "Hatch", "coupe", "caravan": words for a whole kind, even though some make has a model of that name. */
const KIND_WORDS = new Set([...TRADE_TERMS.body, ...TRADE_TERMS.kind].flatMap(({ words }) => words.map(keyOf)));

/** A make, or a model that only one make sells or is known for, of a kind of vehicle that the site sells. */
export function marketMeaning(words: string, site: Pick<Vocabulary, "itemTypes">): Meaning | null {
  return meaningOf(words, site) ?? (isSeveral(words) ? meaningOf(words.slice(0, -1), site) : null);
}

function meaningOf(words: string, { itemTypes }: Pick<Vocabulary, "itemTypes">): Meaning | null {
  const make = marketMake(words);
  if (make !== null) return { kind: "make", make, count: 0 };
  if (KIND_WORDS.has(words)) return null;
  if ((words.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS && !hasLetterBeforeDigit(words)) return null;
  const owner =
    ownerOfModel(words) ??
    itemTypes.map((kind) => ownerAmong(kind, words)).find((make) => make !== null) ??
    ((itemTypes as readonly string[]).includes("car") ? usualOwnerOfCar(words) : null);
  const model = owner === null ? null : marketModel(owner, words);
  if (owner === null || model === null) return null;
  if (model.kind !== null && !(itemTypes as readonly string[]).includes(model.kind)) return null;
  return { kind: "model", any: [{ make: owner, model: model.name, count: 0 }], isPart: false, count: 0 };
}

/** `CX5`, but not `5 door`. */
function hasLetterBeforeDigit(words: string): boolean {
  const letter = words.search(/\p{L}/u);
  return letter >= 0 && /\d/.test(words.slice(letter));
}

/** The model's name that a word after its make misspells: "Suzuki Jimmy". Null if there is none. */
export function slipOfMake(make: string, word: string): string | null {
  const owner = word.length < LEAST_SHORT_SLIP ? null : marketMake(make);
  if (owner === null) return null;
  const names = wordsOfModels(owner);
  if (names.has(word)) return null;
  // In a short name no letter may be replaced: "Jaz" is the Jazz, but "Yari" is not the Yarn.
  const isNear = (name: string) =>
    isSlip(word, name) && (word.length >= LEAST_SLIP ? name.length >= LEAST_SLIP : name.length === word.length + 1);
  for (const name of names) if (Math.abs(name.length - word.length) < 2 && isNear(name)) return name;
  return null;
}

const modelWords = new Map<string, ReadonlySet<string>>();

/** The single words of the names of a make's models. */
function wordsOfModels(make: string): ReadonlySet<string> {
  const words = modelWords.get(make) ?? new Set(marketModels(make).flatMap(({ name }) => keysOf(name)));
  modelWords.set(make, words);
  return words;
}

const LEAST_ALONE = 6;
let names: Spelling | null = null;

/** The name of a make or model that is out of stock and that a word misspells: "Sonayta". Null if there is none. */
export function slipOfMarket(word: string, site: Vocabulary): string | null {
  if (word.length < LEAST_ALONE) return null;
  names ??= spellingOf(
    new Map(
      [...marketWords()]
        .filter((each) => each.length >= LEAST_ALONE && !UNSURE_MODELS.has(each))
        .map((each) => [each, 1]),
    ),
  );
  return names.near(word).find((name) => isSlip(word, name) && marketMeaning(name, site) !== null) ?? null;
}

let known: ReadonlySet<string> | null = null;

/** Whether a word is part of any make's or model's name, and therefore not misspelt. */
export const isMarketWord = (key: string): boolean => marketWords().has(key);

function marketWords(): ReadonlySet<string> {
  known ??= new Set(
    marketMakes().flatMap((make) => [...keysOf(make), ...marketModels(make).flatMap(({ name }) => keysOf(name))]),
  );
  return known;
}
