import { marketModels, usualOwnerOfCar } from "../../../makes/market.ts";
import { showsCut } from "../../normalise/names/complete.ts";
import { isMake, makeOfModel, makeOfModels, mendSplitMake, readMake } from "../../normalise/names/make.ts";
import { isKnownModel } from "../../normalise/names/model.ts";
import type { Cells } from "../cells.ts";
import { unjoined, wholeNumber } from "./cell-text.ts";

/**
 * Whether the file of these rows cuts models at a space. The rows that prove it must outnumber those that disprove it.
 */
export function cutsModels(rows: Iterable<Cells>): boolean {
  let balance = 0;
  for (const cells of rows) {
    const [make] = cells.all("make");
    const [model] = cells.all("model");
    const [next] = [...cells.all("badge"), ...cells.all("series")];
    if (!make || !model || !next) continue;
    const mended = mendSplitMake(make.value, wholeNumber(unjoined(model.value)));
    if (mended.model !== "" && isMake(mended.make))
      balance += showsCut(readMake(mended.make).make, mended.model, next.value);
  }
  return balance > 0;
}

/**
 * Whether the model column has names of several words ("Grand Cherokee") and none that is cut. If so, "Corolla" in it
 * is the whole model, even if the title goes on ("Corolla Cross").
 */
export function writesWholeModels(rows: Iterable<Cells>): boolean {
  let areWhole = false;
  for (const cells of rows) {
    const [make] = cells.all("make");
    const [model] = cells.all("model");
    if (!make || !model) continue;
    const stated = mendSplitMake(make.value, wholeNumber(unjoined(model.value)));
    const named = readMake(stated.make).make;
    if (stated.model === "" || !isMake(stated.make)) continue;
    if (isKnownModel(named, stated.model)) {
      // "Range Rover" may be the beginning of a cut "Range Rover Evoque", so it proves nothing.
      if (stated.model.includes(" ") && !beginsName(named, stated.model)) areWhole = true;
    } else if (!/[ -]/.test(stated.model) && beginsName(named, stated.model)) return false;
  }
  return areWhole;
}

/** Whether the name of one of the make's models begins with these words and continues: "Grand", "Range Rover". */
const beginsName = (make: string, words: string): boolean =>
  marketModels(make).some(({ name }) => name.toLowerCase().startsWith(`${words.toLowerCase()} `));

/**
 * The make that nearly all models of these rows belong to, for a file without a column of makes; null if there is none.
 */
export function onlyMakeOf(rows: readonly Cells[]): string | null {
  const models = rows.flatMap((cells) => {
    const [model] = cells.hasColumn("make") || cells.hasColumn("title") ? [] : cells.all("model");
    return model ? [unjoined(model.value)] : [];
  });
  const makes = new Map<string, number>();
  for (const model of models) {
    const owner = makeOfModel(model.split(" "));
    if (owner) makes.set(owner, (makes.get(owner) ?? 0) + 1);
  }
  const known = [...makes.values()].reduce((sum, count) => sum + count, 0);
  const [first] = [...makes].sort((a, b) => b[1] - a[1]);
  if (first && first[1] >= Math.max(3, known * 0.9)) return first[0];
  if (known > models.length / 2) return null;
  return makeOfModels(models.slice(0, MODELS_SEEN)) ?? usualOwnerOfAll(models);
}

/**
 * The car maker that all of these names usually refer to, even if makers of caravans or trucks use some of them: "C
 * Class". Null if they do not agree.
 */
function usualOwnerOfAll(models: readonly string[]): string | null {
  const owners = new Set(models.map((model) => (model.length > SHORT_NAME ? usualOwnerOfCar(model) : null)));
  const [only, another] = owners;
  return models.length >= FEWEST_CARS && another === undefined ? (only ?? null) : null;
}

const FEWEST_CARS = 3;
/** A name this short may be anything. */
const SHORT_NAME = 3;

const MODELS_SEEN = 60;
