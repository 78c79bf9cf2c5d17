import { BOATS } from "./market/boats.ts";
import { CARAVANS } from "./market/caravans.ts";
import { CARS } from "./market/cars.ts";
import { MOTORCYCLES } from "./market/motorcycles.ts";
import { MOTORHOMES } from "./market/motorhomes.ts";
import { type MarketMake, type MarketModel, makesOf, modelsOf, nameKey } from "./market/names.ts";
import { TRUCKS } from "./market/trucks.ts";

export type { MarketModel } from "./market/names.ts";

/**
 * The makes and models of the Australian market, new and second-hand: cars, vans, utes, trucks, buses, motorcycles,
 * caravans and motorhomes. They are facts, compiled from what makers and importers call their vehicles, from the
 * listings of dealers, and checked against public lists (docs/imports.md names them). Nothing is parsed until it is
 * asked for: first the makes, then the models of the makes that occur.
 */
let makes: ReadonlyMap<string, MarketMake> | null = null;

const allMakes = () => {
  makes ??= makesOf([
    [CARS, "car"],
    [MOTORCYCLES, "motorcycle"],
    [TRUCKS, "truck"],
    [CARAVANS, "caravan"],
    [MOTORHOMES, "caravan"],
    [BOATS, "boat"],
  ]);
  return makes;
};

/** The names of all makes, in the trade's spelling. */
export function marketMakes(): readonly string[] {
  return [...new Set([...allMakes().values()].map(({ name }) => name))];
}

/** The make that a whole text names, by any of its spellings, former names or usual slips; null for none. */
export function marketMake(words: string): string | null {
  return allMakes().get(nameKey(words, false))?.name ?? null;
}

const models = new Map<string, ReadonlyMap<string, MarketModel>>();

/** All models of a make, by their key; other spellings are further keys of the same model. */
function modelsBy(make: string): ReadonlyMap<string, MarketModel> {
  const known = models.get(make);
  if (known) return known;
  const entry = allMakes().get(nameKey(make, false));
  const found = entry?.name === make ? modelsOf(entry) : new Map<string, MarketModel>();
  models.set(make, found);
  return found;
}

/** The models of a make, each once. */
export function marketModels(make: string): readonly MarketModel[] {
  return [...new Set(modelsBy(make).values())];
}

/** The model that a whole text names ("CX5", "cx-5" and "CX 5" are the CX-5); null for none of this make. */
export function marketModel(make: string, words: string): MarketModel | null {
  return modelsBy(make).get(nameKey(words)) ?? null;
}

/** No model's name has more words, other spellings included. */
const MOST_WORDS = 5;

/**
 * The longest model with which a row of words begins, and how many of the words it takes; null where they begin with
 * none of this make.
 */
export function modelAtStart(
  make: string,
  words: readonly string[],
): { readonly model: MarketModel; readonly count: number } | null {
  const byKey = modelsBy(make);
  if (byKey.size === 0) return null;
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const model = byKey.get(nameKey(words.slice(0, count).join("")));
    if (model) return { model, count };
  }
  return null;
}

/** The kinds of vehicle that a make sells; empty for an unknown one. */
export function kindsOfMake(make: string): ReadonlySet<MarketModel["kind"]> {
  const kinds = new Set<MarketModel["kind"]>();
  for (const { kind } of modelsBy(make).values()) if (kind !== null) kinds.add(kind);
  return kinds;
}

let owners: ReadonlyMap<string, string | null> | null = null;

/**
 * The only make that sells a model of that name; null where none does, or several do. A car's name is not lost to a
 * truck's: nobody who writes "Falcon XR6" means the Ashok Leyland.
 */
export function ownerOfModel(words: string): string | null {
  owners ??= ownersOfModels();
  return owners.get(nameKey(words)) ?? null;
}

const ownersOfKind = new Map<ItemKind, ReadonlyMap<string, string | null>>();

/** The same among the makes of one kind of vehicle: the Defender is Land Rover's, though a caravan is called so too. */
export function ownerAmong(kind: ItemKind, words: string): string | null {
  const known = ownersOfKind.get(kind) ?? ownersOfModels(kind);
  ownersOfKind.set(kind, known);
  return known.get(nameKey(words)) ?? null;
}

/**
 * Makes of cars whose models Australians call by their names alone. Of two that sell one of the same name the earlier
 * is meant.
 */
const CALLED_BY_MODEL = [
  ..."Toyota|Mazda|Ford|Hyundai|Mitsubishi|Kia|Nissan|Holden|Volkswagen|Subaru|Honda|Isuzu|Suzuki|Jeep|BMW".split("|"),
  ..."Mercedes-Benz|Audi|GWM|Haval|MG|LDV|SsangYong|Renault|Peugeot|Skoda|Land Rover|Lexus|Volvo|MINI".split("|"),
  ..."Chrysler|Dodge|Fiat|Opel|Citroen|Daihatsu|Daewoo|HSV|FPV".split("|"),
];

let carsByModel: ReadonlyMap<string, string> | null = null;

/** The make of a car that is called by its model alone: "Colorado" is Holden's, though Chevrolet sells one as well. */
export function usualOwnerOfCar(words: string): string | null {
  if (!carsByModel) {
    const found = new Map<string, string>();
    for (const make of CALLED_BY_MODEL)
      for (const [key, { kind }] of modelsBy(make)) if (kind === "car" && !found.has(key)) found.set(key, make);
    carsByModel = found;
  }
  return carsByModel.get(nameKey(words)) ?? null;
}

type ItemKind = MarketModel["kind"];

function ownersOfModels(only?: ItemKind): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  const trucks = new Set<string>();
  for (const make of marketMakes()) {
    for (const [key, { kind }] of modelsBy(make)) {
      if (only && kind !== only) continue;
      const known = found.get(key);
      if (known === undefined || (kind === "car" && trucks.has(key))) {
        found.set(key, make);
        if (kind === "truck") trucks.add(key);
        else trucks.delete(key);
      } else if (known !== make && !(kind === "truck" && !trucks.has(key))) found.set(key, null);
    }
  }
  return found;
}

/** All makes that sell a model with which the words begin: "Q5" is Audi's, and others' too. */
export function makesWithModel(words: readonly string[]): readonly string[] {
  return marketMakes().filter((make) => modelAtStart(make, words) !== null);
}
