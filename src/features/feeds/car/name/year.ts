import type { CarInput } from "../../../stock/schema.ts";
import { readVin, yearOfVin } from "../../../vocabulary/vin.ts";
import { readDate } from "../../normalise/figures/date.ts";
import { yearOfPlate } from "../../normalise/figures/plate-year.ts";
import { modelYear, readAge, readYear, yearProblem } from "../../normalise/figures/year.ts";
import { type ReadTitle, readTitle } from "../../normalise/names/title.ts";
import { plainText } from "../../normalise/text.ts";
import type { Problem } from "../../schema.ts";
import type { WarningKind } from "../../tally.ts";
import type { Cell, Cells } from "../cells.ts";

/** Why a vehicle is refused if nothing states its year. */
export const NO_YEAR = "the row names no year";

/**
 * Sets the year. It is taken from the first of these that states it: its column, the title, the build or compliance
 * date, the description, a model year among the names, the age in years, a British or Irish plate, or as a guess the
 * VIN. Returns a problem if the column states an impossible year.
 */
export function setYear(cells: Cells, car: CarInput, title: ReadTitle | null, habits: YearHabits): Problem | null {
  const { thisYear } = habits;
  const found = cells.read("year", (value) => readYear(value));
  const isTitleBest = habits.titlesTellYears === true && title?.year && !yearProblem(Number(title.year), thisYear);
  if (found && found.value !== 0 && !isTitleBest) {
    const reason = yearProblem(found.value, thisYear);
    if (reason) return { column: found.cell.column, value: found.cell.value, reason };
    car.year = found.value;
    return null;
  }
  for (const elsewhere of [ofTitle, ofDates, ofWords, ofModelYear, ofAge, ofPlate, ofVin]) {
    const stated = elsewhere(cells, title, thisYear);
    if (!stated || yearProblem(stated.year, thisYear)) continue;
    cells.warn(stated.warning ?? "year-from-title", { column: stated.column, value: stated.value });
    car.year = stated.year;
    return null;
  }
  return null;
}

/** Facts about the years of a file, learnt before its rows are read. */
export interface YearHabits {
  readonly thisYear: number;
  /**
   * Whether the titles' years are more reliable than the year column: on some pages that column has the year of the
   * advertisement.
   */
  readonly titlesTellYears?: boolean;
  /** Whether most titles name a year. If so, the others may have one among their words, too. */
  readonly titlesNameYears?: boolean;
}

/** The share of titles that must name a year at one of their ends before one is looked for within the others. */
const LEAST_NAMED = 0.6;

/** Whether most of these rows' titles name a year. */
export function titlesNameYears(rows: readonly Cells[]): boolean {
  const titles = rows.flatMap((cells) => cells.all("title").slice(0, 1));
  const named = titles.filter(({ value }) => readTitle(value).year !== null);
  return named.length > 0 && named.length >= titles.length * LEAST_NAMED;
}

/** How many rows must contradict their titles, and which share of them. */
const [FEWEST_OTHER, LEAST_OTHER] = [3, 0.1];

/** Whether the year column of these rows often differs from the years that their titles begin with. */
export function titlesTellYears(rows: readonly Cells[]): boolean {
  let [both, other] = [0, 0];
  for (const cells of rows) {
    const [year] = cells.all("year");
    const [title] = cells.all("title");
    const titleYear = /^((?:19|20)\d\d) \p{L}/u.exec(title?.value ?? "")?.[1];
    if (!year || titleYear === undefined || title?.choice?.byValue !== false) continue;
    both += 1;
    // Cars built in one year are often sold as the next year's.
    if (Math.abs(Number(titleYear) - (readYear(year.value) ?? 0)) > 1) other += 1;
  }
  return other >= FEWEST_OTHER && other >= both * LEAST_OTHER;
}

interface StatedYear {
  readonly year: number;
  readonly column: string;
  readonly value: string;
  readonly warning?: WarningKind;
}

function ofTitle(_: Cells, title: ReadTitle | null): StatedYear | null {
  return title?.year ? { year: Number(title.year), column: "title", value: title.year } : null;
}

function ofDates(cells: Cells): StatedYear | null {
  for (const { value, column } of [...cells.all("build_date"), ...cells.all("compliance_date")]) {
    const year = Number(readDate(value)?.slice(0, 4) ?? readYear(value));
    if (year > 1900) return { year, column, value: String(year) };
  }
  return null;
}

function ofModelYear(cells: Cells): StatedYear | null {
  for (const field of ["badge", "series", "model", "title"] as const)
    for (const { value, column } of cells.all(field)) {
      const year = modelYear(value);
      if (year) return { year, column, value };
    }
  return null;
}

/**
 * A year at the beginning of a description, or after a word for it: "2018 Hyundai i30 …", "2018, diesel", "Year: 2018".
 */
const IN_WORDS =
  /^\W*((?:19[3-9]|20[0-4])\d)(?:\s+[A-Z]|\s*[,;|•·]\s)|\b(?:year|built|build(?: date)?|model year|my)\s*[:=]?\s*(?:\d{1,2}\/)?((?:19[3-9]|20[0-4])\d)\b/i;

function ofWords(cells: Cells, title: ReadTitle | null): StatedYear | null {
  const make = cells.all("make")[0]?.value ?? title?.make ?? "";
  for (const { raw, column } of cells.all("comments")) {
    const text = plainText(raw.slice(0, 2000));
    const found = IN_WORDS.exec(text);
    const year = Number(found?.[1] ?? found?.[2] ?? beforeMake(text, make));
    if (year) return { year, column, value: String(year) };
  }
  return null;
}

/** The year directly before the row's own make, even where a page joined its facts: "Available2009 Lexus RX". */
function beforeMake(text: string, make: string): string | undefined {
  const at = make.length < 3 ? -1 : text.slice(0, NAMED_WITHIN).toLowerCase().indexOf(make.toLowerCase());
  return at < 0 ? undefined : /(?<!\d)((?:19[3-9]|20[0-4])\d)\s?$/.exec(text.slice(Math.max(0, at - 8), at))?.[1];
}
const NAMED_WITHIN = 300;

function ofAge(cells: Cells, _: unknown, thisYear: number): StatedYear | null {
  const found = cells.read("age", readAge);
  return found && { year: thisYear - found.value, ...sourceOf(found.cell), warning: "year-from-age" };
}

function ofPlate(cells: Cells): StatedYear | null {
  for (const cell of cells.all("regplate")) {
    const year = yearOfPlate(cell.value);
    if (year !== null) return { year, ...sourceOf(cell), warning: "year-from-plate" };
  }
  return null;
}

function ofVin(cells: Cells, _: unknown, thisYear: number): StatedYear | null {
  for (const cell of cells.all("vin")) {
    const year = yearOfVin(readVin(cell.value) ?? "", thisYear);
    if (year !== null) return { year, ...sourceOf(cell), warning: "year-from-vin" };
  }
  return null;
}

const sourceOf = ({ column, value }: Cell) => ({ column, value });
