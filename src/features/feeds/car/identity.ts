import type { CarInput } from "../../stock/schema.ts";
import { readYear, yearProblem } from "../normalise/figures/year.ts";
import { makeAtStart, mendSplitMake, readMake } from "../normalise/names/make.ts";
import { casedModel, modelCase, modelFromDate } from "../normalise/names/model.ts";
import { modelAndBadge, type ReadTitle, readTitle } from "../normalise/names/title.ts";
import { clean, fold, plainText, titleCase } from "../normalise/text.ts";
import type { Problem } from "../schema.ts";
import type { Cell, Cells } from "./cells.ts";

const NO_NAME = /^(other|others|andere|sonstige\w*( \w+)?|unknown|all|misc)$/i;

/** Facts about a file's names, learnt before its rows are read. */
export interface NameHabits {
  readonly thisYear: number;
  /**
   * True when most names of the file begin with a known make: then the first word of another name is an unknown make.
   */
  readonly namesBeginWithMake: boolean;
}

export const NO_MAKE = "the row names no make";

/** Reads year, make, model, badge and names. A problem where the row does not identify the vehicle. */
export function readIdentity(
  cells: Cells,
  car: CarInput,
  { thisYear, namesBeginWithMake }: NameHabits,
): Problem | null {
  const titleCell = cells.take("title");
  const title = titleCell ? readTitle(plainText(titleCell.value)) : null;
  const problem = setYear(cells, car, title, thisYear) ?? setMakeAndModel(cells, car, title, namesBeginWithMake);
  if (problem) return problem;
  car.series = cells.text("series");
  car.badge = badgeOf(cells, car, title);
  car.name = clean([car.year, car.make, car.model, car.badge].filter((part) => part !== null && part !== "").join(" "));
  car.carsales_title = titleCell ? plainText(titleCell.value) : null;
  return null;
}

function setYear(cells: Cells, car: CarInput, title: ReadTitle | null, thisYear: number): Problem | null {
  const found = cells.read("year", (value) => readYear(value));
  if (found && found.value !== 0) {
    const reason = yearProblem(found.value, thisYear);
    if (reason) return { column: found.cell.column, value: found.cell.value, reason };
    car.year = found.value;
    return null;
  }
  const elsewhere =
    (title?.year ? { year: title.year, column: "title" } : null) ??
    yearOfDate(cells.all("build_date")) ??
    yearOfDate(cells.all("compliance_date"));
  if (!elsewhere) return null;
  const year = Number(elsewhere.year);
  if (yearProblem(year, thisYear)) return null;
  cells.warn("year-from-title", { column: elsewhere.column, value: elsewhere.year });
  car.year = year;
  return null;
}

function yearOfDate(dates: readonly Cell[]): { year: string; column: string } | null {
  for (const { value, column } of dates) {
    const year = readYear(value);
    if (year !== null && year > 1900) return { year: String(year), column };
  }
  return null;
}

function setMakeAndModel(
  cells: Cells,
  car: CarInput,
  title: ReadTitle | null,
  namesBeginWithMake: boolean,
): Problem | null {
  const makeSaid = cells.take("make");
  const makeCell = makeSaid && !NO_NAME.test(unjoined(makeSaid.value)) ? makeSaid : null;
  const modelCell = cells.take("model");
  const said = modelCell && !NO_NAME.test(modelCell.value) ? wholeNumber(unjoined(modelCell.value)) : null;
  const mended = makeCell ? mendedMake(makeCell.value, said ?? "", title) : makeFrom(title, said, namesBeginWithMake);
  if (!mended) return { column: null, value: "", reason: NO_MAKE };
  const make = knownMake(mended.make);
  if (makeCell && mended.make !== makeCell.value) cells.warn("make-split", makeCell);
  const source = makeCell ?? { column: "title", value: mended.make };
  if (!make.known) cells.warn("make-unknown", source);
  else if (make.guessed) cells.warn("make-misspelt", source);
  car.make = make.make;
  const model = modelOf(cells, car.make, mended.model, modelCell, title);
  if (model === "")
    return { column: modelCell?.column ?? null, value: modelCell?.value ?? "", reason: "the row names no model" };
  car.model = casedModel(car.make, model);
  return null;
}

/** The make completed by the model ("Land" and "Rover Discovery") or else by the title. */
function mendedMake(make: string, model: string, title: ReadTitle | null): { make: string; model: string } {
  const mended = mendSplitMake(make, model);
  const cut =
    title?.make &&
    fold(title.make).startsWith(`${fold(mended.make)} `) &&
    (model === "" || !readMake(mended.make).known);
  return cut ? { make: title.make ?? make, model: mended.model } : mended;
}

/** Replaces the underscores of names like "e_klasse" and "range_rover". */
function unjoined(value: string): string {
  return /^[a-z\d]+(_[a-z\d]+)+$/.test(value) ? value.replaceAll("_", " ").replace(/\bklasse$/, "class") : value;
}

/**
 * The make of a row without a make column: that of the title, else the one that the model's cell begins with, else
 * the title's first word.
 */
function makeFrom(
  title: ReadTitle | null,
  model: string | null,
  namesBeginWithMake: boolean,
): { make: string; model: string } | null {
  if (title?.make) return { make: title.make, model: model ?? "" };
  const within = makeAtStart((model ?? "").split(" ").filter(Boolean));
  if (within && within.rest.length > 0) return { make: within.make, model: within.rest.join(" ") };
  if (!title?.year && !namesBeginWithMake) return null;
  const [first, ...rest] = title?.rest ?? (model ?? "").split(" ");
  if (!first || rest.length === 0 || /^sonstige/i.test(first) || !/^\p{L}{2,}/u.test(first)) return null;
  return { make: titleCase(first), model: model === null ? "" : title ? model : rest.join(" ") };
}

/** A known make among too many words ("Mini Cooper", "BMW Group"). */
function knownMake(words: string): ReturnType<typeof readMake> {
  const whole = readMake(words);
  const within = whole.known ? null : makeAtStart(words.split(" "));
  return within ? readMake(within.make) : whole;
}

function modelOf(cells: Cells, make: string, said: string, cell: Cell | null, title: ReadTitle | null): string {
  const fromDate = modelFromDate(make, said);
  if (fromDate && cell) cells.warn("model-was-date", cell);
  const model = fromDate ?? said;
  const words = title ? (wordsAfterMake(title, make) ?? (model === "" && !title.make ? title.rest : null)) : null;
  if (!words) return modelCase(model);
  // A file that names the badge too has separated model and badge itself.
  if (model !== "" && cells.all("badge").length > 0) return modelCase(model);
  const whole = modelAndBadge(make, words, model === "" ? null : model).model;
  // "Audi 1.6 TDI" names an engine and no model.
  if (model === "" && /^\d[.,]\d/.test(whole)) return "";
  if (model === "" && whole !== "") cells.warn("model-from-title", { column: cell?.column ?? "title", value: whole });
  else if (whole !== model && cell) cells.warn("model-completed", cell);
  return modelCase(whole);
}

/** The title's words after its make, if that is the row's make. */
function wordsAfterMake(title: ReadTitle, make: string): readonly string[] | null {
  if (title.make === make) return title.rest;
  const key = (text: string) => fold(text).replaceAll(" ", "");
  for (let count = 1; count <= Math.min(3, title.words.length); count += 1)
    if (key(title.words.slice(0, count).join("")) === key(make)) return title.words.slice(count);
  return null;
}

function badgeOf(cells: Cells, car: CarInput, title: ReadTitle | null): string | null {
  const said = cells.text("badge");
  if (said !== null) return said === said.toUpperCase() ? modelCase(said) : said;
  const words = title ? wordsAfterMake(title, car.make) : null;
  if (!words) return null;
  const { badge } = modelAndBadge(car.make, words, car.model);
  const plain = car.series && badge.endsWith(car.series) ? badge.slice(0, -car.series.length).trim() : badge;
  if (plain === "") return null;
  return plain === plain.toUpperCase() ? modelCase(plain) : plain;
}

/** Undoes what spreadsheets and JSON do to the model 3: they write 3.0. */
function wholeNumber(value: string): string {
  return /^\d+\.0+$/.test(value) ? value.replace(/\.0+$/, "") : value;
}
