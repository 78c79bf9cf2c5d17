import type { CarInput } from "../../../stock/schema.ts";
import { beginsWithModel, completedModel, splitMakeCell } from "../../normalise/names/complete.ts";
import { isMake, makeAtStart, makeOfModel, mendSplitMake, readMake, usualMake } from "../../normalise/names/make.ts";
import {
  casedModel,
  cutOffModel,
  isKnownModel,
  misspeltModel,
  modelCase,
  modelFromDate,
  modelLength,
} from "../../normalise/names/model.ts";
import { asTraded, withoutCapacity } from "../../normalise/names/series-words.ts";
import { modelAndBadge, type ReadTitle } from "../../normalise/names/title.ts";
import { fold, titleCase } from "../../normalise/text.ts";
import type { Problem } from "../../schema.ts";
import type { Cell, Cells } from "../cells.ts";
import { badgeOf, modelOfBadge, wordsAfterMake } from "./badge.ts";
import { unjoined, wholeNumber } from "./cell-text.ts";
import { cutModel, type Named } from "./cut-model.ts";
import { modelInCell } from "./model-cell.ts";
import type { YearHabits } from "./year.ts";

/** Facts about a file's names, learnt before its rows are read. */
export interface NameHabits extends YearHabits {
  /**
   * True if most names of the file begin with a known make. The first word of any other name is then an unknown make.
   */
  readonly namesBeginWithMake: boolean;
  /** Whether the file cuts models at a space and writes the rest into the next column. */
  readonly cutsModels: boolean;
  /** Whether the file is known to write whole models in their column. */
  readonly writesWholeModels?: boolean;
  /**
   * For a file that names no makes, the one that nearly all its models belong to; its other models are given it as
   * well.
   */
  readonly onlyMake?: string | null;
}

export const NO_MAKE = "the row names no make";
const NO_NAME = /^(other|others|andere|sonstige\w*( \w+)?|unknown|all( models?)?|misc|my ?\d\d(\.5)?)$/i;

/** Whether a cell may name a make. It needs a letter: some program took "05" from "05 VW Jetta" as a make. */
const isName = (text: string) => /\p{L}/u.test(text) && !NO_NAME.test(text);

/**
 * Reads make, model and badge from their columns, each with the help of the others. Returns a problem if make or model
 * is missing.
 */
export function readNames(
  cells: Cells,
  car: CarInput,
  wholeTitle: ReadTitle | null,
  habits: NameHabits,
): Problem | null {
  const title = withoutShortYear(wholeTitle, car.year);
  const statedMake = cells.take("make");
  const makeCell = statedMake && isName(unjoined(statedMake.value)) ? statedMake : null;
  const modelCell = cells.take("model");
  const modelText = modelCell && !NO_NAME.test(modelCell.value) ? wholeNumber(unjoined(modelCell.value)) : "";
  const ofMake = makeCell ? readMake(makeCell.value).make : (title?.make ?? null);
  const ownModel = ofMake
    ? modelInCell(asTraded(ofMake, modelText.split(" ")).join(" "), ofMake, cells.text("badge") ?? "")
    : modelText;
  const named =
    makeCell && !(ownModel === "" && namesAnother(title, makeCell.value))
      ? namedBy(makeCell.value, ownModel, title)
      : namedWithoutMake(cells, title, ownModel, habits);
  if (!named) return { column: null, value: "", reason: NO_MAKE };
  const make = knownMake(named.make);
  const source = makeCell ?? { column: "title", value: named.make };
  if (makeCell && named.make !== makeCell.value) cells.warn("make-split", makeCell);
  if (!make.known) cells.warn("make-unknown", source);
  else if (make.guessed) cells.warn("make-misspelt", source);
  car.make = make.make;
  // A row with a cut make has a cut model as well.
  const cut = habits.cutsModels || (makeCell !== null && named.make !== makeCell.value && !isMake(makeCell.value));
  const apart = cutModel(cells, completed(cells, { ...named, make: car.make }, title, cut));
  const model = modelOf(cells, apart, modelCell, title, habits) || modelOfBadge(cells, car.make);
  if (model === "" && makeCell && modelCell && named.make !== makeCell.value && isMake(makeCell.value)) {
    // "AMG" beside "Mercedes" is all that the row says about its model.
    car.make = readMake(makeCell.value).make;
    car.model = ownModel;
    return null;
  }
  if (model === "")
    return { column: modelCell?.column ?? null, value: modelCell?.value ?? "", reason: "the row names no model" };
  car.model = spelled(cells, car.make, model, modelCell);
  car.badge = badgeOf(cells, car, title, apart.badge);
  return null;
}

/** Removes the row's year from the beginning of a title without a make ("16 RX White"): it is not a model. */
function withoutShortYear(title: ReadTitle | null, year: number | null): ReadTitle | null {
  const [first = "", ...rest] = title?.rest ?? [];
  const isYear = title?.make === null && year !== null && first === String(year % 100).padStart(2, "0");
  return title && isYear && rest.length > 0 ? { ...title, rest, words: title.words.slice(1) } : title;
}

/**
 * Whether a title names a different make with one of its models: some program read "AMG" in "Mercedes-Benz E 300 AMG"
 * as an MG.
 */
function namesAnother(title: ReadTitle | null, makeText: string): boolean {
  if (!title?.make || wordsAfterMake(title, readMake(makeText).make) !== null) return false;
  return isMake(makeText) && beginsWithModel(title.make, title.rest.join(" "));
}

/** The make, completed by the model ("Land" and "Rover Discovery") or the title, or cut from a cell that names both. */
function namedBy(make: string, model: string, title: ReadTitle | null): Named {
  const split = splitMakeCell(make, model);
  if (split) return split;
  const mended = mendSplitMake(make, model);
  const cut =
    title?.make &&
    fold(title.make).startsWith(`${fold(mended.make)} `) &&
    (model === "" || !readMake(mended.make).known);
  return { make: cut ? (title.make ?? make) : mended.make, model: mended.model, badge: null };
}

/** Completes the model with the badge or the series, where the file cut it at a space. */
function completed(cells: Cells, named: Named, title: ReadTitle | null, cut: boolean): Named {
  if (named.badge !== null) return named;
  // "Ford Mustang" names the model. "GT" beside it is not one, though Ford sells a GT too.
  if (named.model === "" && title?.make === named.make && beginsWithModel(named.make, title.rest.join(" ")))
    return named;
  for (const field of fieldsWithModels(cells, named)) {
    const found = completedBy(cells.all(field), named, cut);
    if (!found) continue;
    const { next, whole } = found;
    // The title contradicts the next column if it begins with the model as it is and goes on with something else.
    if (named.model !== "" && title?.make === named.make && title.rest.length > 0 && !agrees(title, whole.model))
      continue;
    cells.warn(named.model === "" ? "model-from-title" : "model-completed", cells.use(next));
    return { make: named.make, model: whole.model, badge: field === "badge" ? whole.badge : null };
  }
  return named;
}

/** The first of these cells that completes the model. If the row has a model already, only the first cell is tried. */
function completedBy(all: readonly Cell[], { make, model }: Named, cut: boolean) {
  for (const next of model === "" ? all : all.slice(0, 1)) {
    const whole = completedModel(make, model, next.value, cut);
    if (whole) return { next, whole };
  }
  return null;
}

/**
 * The columns that may name or complete the model, in order. If no column names a model, a series that is one of the
 * make's models precedes the badge.
 */
function fieldsWithModels(cells: Cells, { make, model }: Named): readonly ("badge" | "series")[] {
  const [series] = cells.all("series");
  return model === "" && series && isKnownModel(make, series.value) ? ["series", "badge"] : ["badge", "series"];
}

function agrees({ rest }: ReadTitle, model: string): boolean {
  const key = (text: string) => fold(text).replaceAll(" ", "");
  return key(rest.slice(0, 6).join("")).startsWith(key(model));
}

/**
 * Make and model for a row without a make. The make comes from the title, or from the beginning of the model's cell, or
 * it is the only one that sells such a model, or else the title's first word.
 */
function namedWithoutMake(cells: Cells, title: ReadTitle | null, model: string, habits: NameHabits): Named | null {
  if (title?.make) return { make: title.make, model: mendSplitMake(title.make, model).model, badge: null };
  const within = makeAtStart(model.split(" ").filter(Boolean));
  if (within && within.rest.length > 0) return { make: within.make, model: within.rest.join(" "), badge: null };
  if (!cells.hasColumn("make")) {
    const words = model !== "" ? model.split(" ") : (title?.rest ?? []);
    const owner = makeOfModel(words);
    if (owner) {
      cells.warn("make-from-model", { column: model !== "" ? "model" : "title", value: words.join(" ") });
      return { make: owner, model, badge: null };
    }
    if (habits.onlyMake && model !== "") {
      cells.warn("make-from-model", { column: "model", value: model });
      return { make: habits.onlyMake, model, badge: null };
    }
  }
  const usual = cells.hasColumn("make") ? null : usualMake(title?.rest ?? model.split(" "));
  if (usual) {
    cells.warn("make-from-model", { column: title ? "title" : "model", value: usual.model });
    return { make: usual.make, model: model === "" ? usual.model : model, badge: null };
  }
  if (!title?.year && !habits.namesBeginWithMake) return null;
  const [first, ...rest] = title?.rest ?? model.split(" ");
  if (!first || rest.length === 0 || /^sonstige/i.test(first) || !/^\p{L}{2,}/u.test(first)) return null;
  return { make: titleCase(first), model: model === "" ? "" : title ? model : rest.join(" "), badge: null };
}

/** A known make within words that say more ("Mini Cooper", "BMW Group"). */
function knownMake(words: string): ReturnType<typeof readMake> {
  const exact = readMake(words);
  const within = exact.known ? null : makeAtStart(words.split(" "));
  return within ? readMake(within.make) : exact;
}

function modelOf(
  cells: Cells,
  { make, model: stated }: Named,
  cell: Cell | null,
  title: ReadTitle | null,
  { writesWholeModels = false }: NameHabits,
): string {
  const fromDate = modelFromDate(make, stated);
  if (fromDate && cell) cells.warn("model-was-date", cell);
  const model = fromDate ?? stated;
  const words = title ? (wordsAfterMake(title, make) ?? (model === "" && !title.make ? title.rest : null)) : null;
  if (!words) return model;
  // A file that also names the badge has separated the two itself, unless the model alone is not a known one.
  const isApart = writesWholeModels || cells.all("badge").length > 0;
  if (model !== "" && isApart && isKnownModel(make, model)) return model;
  const full = modelAndBadge(make, words, model === "" ? null : model).model;
  // "Audi 1.6 TDI" names an engine but no model.
  if (model === "" && /^\d[.,]\d/.test(full)) return "";
  if (model === "" && full !== "") cells.warn("model-from-title", { column: cell?.column ?? "title", value: full });
  else if (full !== model && cell) cells.warn("model-completed", cell);
  return full;
}

/** The model in its maker's spelling, with typing errors corrected; an unknown model in the usual case. */
function spelled(cells: Cells, make: string, text: string, cell: Cell | null): string {
  const model = withoutCapacity(make, text.split(" ")).join(" ");
  if (isKnownModel(make, model)) return casedModel(make, model);
  const near = misspeltModel(make, model) ?? cutOffModel(make, model);
  if (near) cells.warn("model-misspelt", cell ?? { column: "title", value: model });
  const words = model.split(" ");
  const begun =
    near === null && model === model.toLowerCase() ? words.slice(0, modelLength(make, words)).join(" ") : "";
  // "rav4 hybrid" is a RAV4, whatever follows.
  if (begun !== "" && isKnownModel(make, begun))
    return `${casedModel(make, begun)}${modelCase(model.slice(begun.length))}`;
  return near ?? modelCase(model);
}
