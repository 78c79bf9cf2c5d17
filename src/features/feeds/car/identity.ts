import type { CarInput } from "../../stock/schema.ts";
import { readYear, yearProblem } from "../normalise/figures/year.ts";
import { type ReadTitle, readTitle } from "../normalise/names/title.ts";
import { clean, plainText } from "../normalise/text.ts";
import type { Problem } from "../schema.ts";
import type { Cell, Cells } from "./cells.ts";
import { type NameHabits, readNames } from "./naming.ts";

/** Reads year, make, model, badge and names. A problem where the row does not identify the vehicle. */
export function readIdentity(cells: Cells, car: CarInput, habits: NameHabits): Problem | null {
  const titleCell = cells.take("title");
  const title = titleCell ? readTitle(plainText(titleCell.value)) : null;
  const problem = setYear(cells, car, title, habits.thisYear) ?? readNames(cells, car, title, habits);
  if (problem) return problem;
  car.series = cells.text("series");
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
